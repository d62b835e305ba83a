import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { secrets } from './invented-supplier.ts'
import { openSupplier } from './open-supplier.ts'

const folder = mkdtempSync(join(tmpdir(), 'averigua-mtls-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Creates a certificate that signs itself, and its key. */
function createCertificate(name: string) {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)]
  const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1']
  const form = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650']
  execFileSync('openssl', ['req', ...form, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key, 'utf8'), certificate: readFileSync(certificate, 'utf8') }
}

const get = { method: 'GET' as const, path: '/', headers: {} }

it('shows its certificate to a supplier, and accepts only a server that a known authority signed', async () => {
  const [own, other, supplier] = ['own', 'other', 'supplier'].map(createCertificate)
  if (!own || !other || !supplier) throw new Error('There is no certificate')
  const names: string[] = []
  const server = createServer(
    {
      key: supplier.key,
      cert: supplier.certificate,
      ca: own.certificate,
      requestCert: true,
      rejectUnauthorized: true,
    },
    (request, response) => {
      names.push(String((request.socket as import('node:tls').TLSSocket).getPeerCertificate().subject.CN))
      response.end(request.url === '/token' ? '{"access_token": "a"}' : '{}')
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = (pair: { key: string; certificate: string }) => ({
    ACME_CERT_PEM: pair.certificate,
    ACME_KEY_PEM: pair.key,
    ACME_CA_PEM: supplier.certificate,
  })
  const auth = { type: 'mtls', certificateEnv: 'ACME_CERT_PEM', keyEnv: 'ACME_KEY_PEM' } as const
  const settings = { auth, caEnv: 'ACME_CA_PEM', retries: 0 }
  expect((await openSupplier(url, settings, env(own)).ask(get, 'a')).status).toBe(200)
  expect(names).toEqual(['own'])
  const failed = { code: 'sem-resposta' }
  await expect(openSupplier(url, settings, env(other)).ask(get, 'a')).rejects.toMatchObject(failed)
  await expect(openSupplier(url, { auth, retries: 0 }, env(own)).ask(get, 'a')).rejects.toMatchObject(failed)
  expect(names).toEqual(['own'])

  const oauth = {
    type: 'oauth2',
    tokenUrl: `${url}/token`,
    clientIdEnv: 'ACME_ID',
    clientSecretEnv: 'ACME_SECRET',
    certificateEnv: 'ACME_CERT_PEM',
    keyEnv: 'ACME_KEY_PEM',
  } as const
  const withToken = openSupplier(url, { ...settings, auth: oauth }, { ...secrets, ...env(own) })
  expect((await withToken.ask(get, 'a')).status).toBe(200)
  // The token and the query.
  expect(names).toEqual(['own', 'own', 'own'])
})
