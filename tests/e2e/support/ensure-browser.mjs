/** Installs a Chromium for the browser tests if the machine has none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser.mjs'

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

/**
 * On Debian, installs the system's package, which includes the libraries. Elsewhere installs Playwright's
 * build.
 */
function install() {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const withApt = (/** @type {string} */ name) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  return (
    (isDebianRoot &&
      run('apt-get', ['update', '-qq']) &&
      (withApt('chromium-headless-shell') || withApt('chromium'))) ||
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
