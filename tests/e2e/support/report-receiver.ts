import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Report } from '../../../src/reporting/report.ts'

/** A request as the receiver of reports gets it. */
type Beacon = { contentType: string | undefined; body: string }

/** Starts a receiver of reports on loopback. */
export async function startReportReceiver() {
  const beacons: Beacon[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    beacons.push({ contentType: request.headers['content-type'], body })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/relatos`,
    beacons,
    readReports: () => beacons.map(({ body }): Report => JSON.parse(body)),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
