import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** @param {string} command @param {string[]} args */
export function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

export const isDebianRoot = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** @param {string[]} names */
export const installDebianPackages = (...names) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
