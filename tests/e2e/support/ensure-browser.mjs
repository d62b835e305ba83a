/** Installs a Chromium for the browser tests if the machine has none; with `--whole` one with windows. */
import { installDebianPackages, isDebianRoot, run } from '../../support/install-debian-packages.mjs'
import { findBrowser } from './find-browser.mjs'

const isWhole = process.argv.includes('--whole')

/**
 * On Debian, installs the system's package, which includes the libraries. Elsewhere installs Playwright's
 * build.
 */
function install() {
  return (
    (isDebianRoot() &&
      run('apt-get', ['update', '-qq']) &&
      ((!isWhole && installDebianPackages('chromium-headless-shell')) ||
        installDebianPackages('chromium'))) ||
    run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  )
}

if (!findBrowser({ isWhole })) {
  console.log('No Chromium found: installing one for the browser tests.')
  if (!install() || !findBrowser({ isWhole })) {
    console.error('No browser could be installed. Install Chromium and name it in AVERIGUA_BROWSER.')
    process.exit(1)
  }
}
