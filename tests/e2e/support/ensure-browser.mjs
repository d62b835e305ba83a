/** Installs a Chromium for the browser tests if the machine has none. */
import { installDebianPackages, isDebianRoot, run } from '../../support/install-debian-packages.mjs'
import { findBrowser } from './find-browser.mjs'

/**
 * On Debian, installs the system's package, which includes the libraries. Elsewhere installs Playwright's
 * build.
 */
function install() {
  return (
    (isDebianRoot() &&
      run('apt-get', ['update', '-qq']) &&
      (installDebianPackages('chromium-headless-shell') || installDebianPackages('chromium'))) ||
    run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  )
}

if (!findBrowser()) {
  console.log('No Chromium found: installing one for the browser tests.')
  if (!install() || !findBrowser()) {
    console.error('No browser could be installed. Install Chromium and name it in AVERIGUA_BROWSER.')
    process.exit(1)
  }
}
