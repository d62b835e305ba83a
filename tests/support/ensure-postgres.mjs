/** Installs Debian's PostgreSQL on a Debian without it: tests of the gateway's database run on it. */
import { findPostgres } from './find-postgres.mjs'
import { installDebianPackages, isDebianRoot, run } from './install-debian-packages.mjs'

if (findPostgres() === undefined) {
  console.log("Installing PostgreSQL for the tests of the gateway's database")
  const isDone = isDebianRoot() && run('apt-get', ['update', '-qq']) && installDebianPackages('postgresql')
  if (!isDone || findPostgres() === undefined) {
    console.error("Install PostgreSQL 15 or newer to run the tests of the gateway's database.")
    process.exit(1)
  }
}
