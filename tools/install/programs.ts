import { findNginx, nginxWithBrotli } from '../build/hosting/nginx';
import { findChromium, headlessChromium } from './chromium';
import { install } from './debian';
import { debianFirefox, findFirefox } from './firefox';

// Installs what the tests need, where it is missing: at once, because each run of apt-get takes seconds to begin.
install(headlessChromium, debianFirefox, nginxWithBrotli);
for (const find of [findChromium, findFirefox, findNginx]) find();
