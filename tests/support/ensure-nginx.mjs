/** Installs the container's packages on a Debian without them: tests run the container's configuration on its nginx. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackages, isDebianRoot, run } from './install-debian-packages.mjs'

const dockerfile = join(import.meta.dirname, '../../deploy/Dockerfile')

const modules = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf'

const isInstalled = () => existsSync('/usr/sbin/nginx') && existsSync(modules)

if (!isInstalled()) {
  const [, names = ''] =
    /apt-get install -y --no-install-recommends (.+?) \\/.exec(readFileSync(dockerfile, 'utf8')) ?? []
  console.log(`Installing for the tests of the container: ${names}`)
  const isDone =
    isDebianRoot() && run('apt-get', ['update', '-qq']) && installDebianPackages(...names.split(' '))
  if (!isDone || !isInstalled()) {
    console.error(`Install Debian's ${names} to run the tests of the container.`)
    process.exit(1)
  }
}
