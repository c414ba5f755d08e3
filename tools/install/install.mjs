// Plain JavaScript without packages: it runs before anything is installed.
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const installed = 'node_modules/.installed';
const wanted = readFileSync('package-lock.json', 'utf8');

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
  console.log('Installing packages ...');
  execSync('npm ci --no-audit --no-fund', { stdio: 'inherit' });
  writeFileSync(installed, wanted);
}
