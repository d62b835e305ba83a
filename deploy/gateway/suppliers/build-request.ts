import { fillBody, fillPath, fillQuery } from '../../../manifest/contract/request-template.ts'
import type { SupplierCall } from '../../../manifest/schema/supplier-request.ts'
import type { OutgoingRequest } from './connection.ts'
import { SupplierFailure } from './failure.ts'

type Values = Record<string, string>

/**
 * Returns the request of a call, with the values in its templates. A value stays in its segment of the path: one that a server would
 * read as a step up, that is empty or that adds a segment is refused.
 */
export function buildRequest(call: SupplierCall, baseUrl: string, values: Values): OutgoingRequest {
  const { get, post, query = {}, headers = {}, body } = call
  const template = get ?? post ?? ''
  const { origin, pathname } = new URL(baseUrl)
  const base = pathname.replace(/\/$/, '')
  const path = base + fillPath(template, values)
  const isComplete = Array.from(template.matchAll(/\{([^{}]*)\}/g)).every(([, name = '']) => values[name])
  const keepsSegments = countSegments(path) === countSegments(base + template)
  if (!isComplete || !keepsSegments || new URL(origin + path).pathname !== path)
    throw new SupplierFailure('pedido')
  const search = fillQuery(query, values)
  return {
    method: get === undefined ? 'POST' : 'GET',
    path: search === '' ? path : `${path}?${search}`,
    headers: {
      accept: 'application/json',
      ...(fillBody(headers, values) as Record<string, string>),
      ...(get === undefined && { 'content-type': 'application/json' }),
    },
    ...(get === undefined && { body: JSON.stringify(fillBody(body ?? {}, values)) }),
  }
}

const countSegments = (path: string) => path.split('/').length
