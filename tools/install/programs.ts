import { findNginx } from '../build/hosting/nginx';
import { findChromium } from './chromium';
import { findFirefox } from './firefox';

// Installs what the tests need, where it is missing.
for (const find of [findChromium, findFirefox, findNginx]) find();
