import type { IncomingHttpHeaders } from 'node:http'

/** The headers of a distributed trace (W3C Trace Context), by which the company finds a query in the logs of all its services. */
export type TraceContext = { traceparent?: string; tracestate?: string }

const traceparent = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/
const tracestate = /^[\w@*/=,;:.+-]{1,512}$/

/** Returns the valid headers of the trace that a request belongs to. `tracestate` means nothing without `traceparent`. */
export function readTraceContext(headers: IncomingHttpHeaders): TraceContext {
  const { traceparent: parent, tracestate: state } = headers
  if (typeof parent !== 'string' || !traceparent.test(parent)) return {}
  return {
    traceparent: parent,
    ...(typeof state === 'string' && tracestate.test(state) && { tracestate: state }),
  }
}
