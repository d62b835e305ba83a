// The invented supplier that proxy and gateways ask. It answers at once.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveParent } from './serve.ts'

const addresses = Array.from({ length: 4 }, (_, index) => ({ zip: `0100100${index}`, since: '20200131' }))

const server = createServer((request, response) => {
  const document = request.url?.split('/').at(-1) ?? ''
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      data: {
        person: { taxId: document, fullName: 'Ana Exemplo', birth: '17011984' },
        incomeInCents: 123_450,
        addresses,
      },
    }),
  )
})
server.listen(0, '127.0.0.1', () => serveParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
