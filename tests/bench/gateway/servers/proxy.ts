// The peer: a plain Fastify proxy without checks and without logs.
import fastify from 'fastify'
import { Pool } from 'undici'
import { serveParent } from './serve.ts'

const { SUPPLIER_URL = '' } = process.env

const pool = new Pool(SUPPLIER_URL, { connections: 64 })

const app = fastify()
app.post<{ Body: { cpf: string } }>('/cpf/cadastro', async ({ body: { cpf } }, reply) => {
  const { statusCode, body } = await pool.request({ method: 'GET', path: `/v2/people/${cpf}` })
  return reply
    .code(statusCode)
    .type('application/json')
    .send(await body.text())
})
serveParent(await app.listen({ port: 0, host: '127.0.0.1' }))
