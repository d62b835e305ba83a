import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { readAuditHeaders } from '../audit/audit-record.ts'

/** Names an error without its message, which may repeat a value of a request. */
const describeError = (error: unknown) =>
  error instanceof Error
    ? {
        name: error.name,
        ...('code' in error && { code: String(error.code) }),
        at: (error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .map((line) => line.trim()),
      }
    : { name: typeof error }

const nothing = () => undefined

/**
 * Creates a log of JSON lines. No serializer passes an address, a header or a body on, so that no caller can log a value of a
 * query.
 */
export const createLog = (write: ((line: string) => void) | undefined): FastifyBaseLogger =>
  pino(
    {
      level: write ? 'info' : 'silent',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: describeError, req: nothing, res: nothing },
    },
    { write: (line) => write?.(line.trimEnd()) },
  )

/** Replaces paths outside the contract, because they may contain any value. */
const outsideContract = '(fora do contrato)'

/** Returns the path of a request as the contract has it. */
export const readTemplate = ({ routeOptions, is404 }: FastifyRequest): string =>
  is404 ? outsideContract : (routeOptions.config.template ?? outsideContract)

/**
 * Logs each response: method, path of the contract, status and milliseconds, and of a failed query the code and the supplier. Its
 * hook comes after those that change the status. It runs also if the client has gone.
 */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { method, headers, routeOptions } = request
    const [template, status, ms] = [readTemplate(request), reply.statusCode, Math.round(reply.elapsedTime)]
    const { request_id } = readAuditHeaders(headers)
    const { source } = routeOptions.config
    const line = `${method} ${template} ${status} ${ms} ms`
    const { failure, supplier } = request.trace?.facts ?? {}
    const failed = failure !== undefined && { failure, supplier }
    request.log.info({ source, method, template, status, ms, request_id, ...failed }, line)
  })
}
