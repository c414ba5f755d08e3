import { nginxProgram } from '../build/hosting/nginx';
import { chromiumProgram, fallbackFont, findChromium } from './chromium';
import { install } from './debian';
import { firefoxProgram } from './firefox';

// Installs what the browser tests need, in one run of apt-get, because each takes seconds to start.
install(chromiumProgram, fallbackFont, firefoxProgram, nginxProgram);
// Without Firefox its tests fail, without nginx its test is skipped; without Chromium nothing can be tested.
findChromium();
