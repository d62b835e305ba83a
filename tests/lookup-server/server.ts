import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Asked, meet } from './answers.ts'
import { type FaultName, faults } from './faults.ts'

/** A fault instead of the good answer: of one service, or of all, when a subject is asked for, by one path or by any. */
export type Rule = { service?: string; subject: string; path?: string; fault: FaultName | 'unknown' }

const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'Retry-After',
}

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

/**
 * Plays ViaCEP, BrasilAPI, OpenCEP and a gateway on loopback, each below a path of its name. What goes wrong is told by
 * subject, over HTTP too (`POST /rules`; `GET /asked` tells what was asked), so that tests that run side by side do not meet.
 */
export async function startLookupServer(port = 0) {
  const rules: Rule[] = []
  const asked: Asked[] = []
  const ruleFor = (name: string, about: string, asked: string) =>
    rules.findLast(
      ({ service, subject, path }) =>
        subject === about && (service ?? name) === name && (path ?? asked) === asked,
    )?.fault
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(open)) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const body = await read(request)
    const path = request.url ?? '/'
    if (path === '/rules') {
      rules.push(...JSON.parse(body))
      return void response.writeHead(204).end()
    }
    if (path === '/asked') return void response.end(JSON.stringify(asked))
    const one = { method: request.method ?? 'GET', path, body }
    asked.push(one)
    const met = meet(one)
    if (!met) return void response.writeHead(404).end()
    const fault = ruleFor(met.name, met.subject, path) ?? 'good'
    if (fault === 'unknown')
      return void response.writeHead(met.unknown.status).end(JSON.stringify(met.unknown.answer))
    faults[fault](response, await met.answer(), request)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was asked, in order, rules left out. */
    asked,
    rule: (rule: Rule) => void rules.push(rule),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
