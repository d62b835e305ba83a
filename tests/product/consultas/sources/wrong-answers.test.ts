import { valueAt } from '@manifest/contract/answer-path.ts'
import { findOtherDocument } from '@manifest/contract/echo.ts'
import { notFoundBody } from '@manifest/contract/not-found.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cast } from '@/generated/cast.ts'
import { exampleValues } from '../../../../src/consultas/form/example-values.ts'
import { createDemoCast } from '../../../../src/consultas/sources/demo/demo-cast.ts'
import { exampleAnswer } from '../../../../src/consultas/sources/demo/example-answer.ts'
import type { queryHttp as QueryHttp } from '../../../../src/consultas/sources/http.ts'
import { requireValue } from '../../../support/require-value.ts'
import { definitions } from '../../support/shipped-examples.ts'

/** Every shipped consulta, asked with its example, of a source that answers wrongly. */
let queryHttp: typeof QueryHttp
let reply: Response
const { sources } = await vi.importActual<typeof import('../../../../src/generated/sources.ts')>(
  '../../../../src/generated/sources.ts',
)

beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => reply.clone())
  const live = Object.entries(sources.sources).map(([name, source]) => {
    const { auth: _, ...rest } = source
    return [name, { ...rest, retries: 0 }]
  })
  vi.doMock('../../../../src/generated/sources.ts', () => ({
    sources: { mode: 'live', sources: Object.fromEntries(live) },
  }))
  ;({ queryHttp } = await import('../../../../src/consultas/sources/http.ts'))
})

afterAll(() => void vi.unstubAllGlobals())

const query = (definition: ConsultaDefinition, values: Record<string, string>) =>
  queryHttp(definition, values, new AbortController().signal)

const otherDocuments: Record<string, string> = {
  cpf: '52998224725',
  cnpj: '60701190000104',
  cns: '898001160660761',
  process: '00012345620238260100',
  cep: '69005070',
  placa: 'QRM7B33',
  phone: '92984410227',
  email: 'outra.pessoa@exemplo.org',
}

/** Returns an answer with another value at a path. */
function exchange(answer: Json, path: string, value: string): Json {
  const [key = '', ...rest] = path.split('.')
  const object = answer as Record<string, Json>
  return {
    ...object,
    [key]: rest.length === 0 ? value : exchange(object[key] ?? {}, rest.join('.'), value),
  }
}

/** The queries of a consulta's examples, and what the answer repeats of each. */
const listEchoes = (definition: ConsultaDefinition) =>
  Object.entries(definition.echo ?? {}).flatMap(([name, paths]) => {
    const field = requireValue(definition.fields.find((one) => one.name === name))
    const asked = [
      { values: exampleValues(definition) ?? {}, answer: definition.example },
      ...definition.examples.flatMap(({ when, status, answer }) =>
        status === 200 && answer !== undefined ? [{ values: when, answer }] : [],
      ),
    ].find(({ values }) => values[name])
    return asked
      ? paths.map((path) => ({ ...asked, path, other: requireValue(otherDocuments[field.kind]) }))
      : []
  })

const isNameSearch = ({ fields }: ConsultaDefinition) => fields.some(({ kind }) => kind === 'name')

describe.each(definitions.map((definition) => [definition.id, definition] as const))(
  '%s',
  (_, definition) => {
    it('is not shown an answer about another document', async () => {
      const echoes = listEchoes(definition)
      expect(echoes.length > 0).toBe(!isNameSearch(definition))
      for (const { values, answer, path, other } of echoes) {
        expect(valueAt(answer, path)).toBeDefined()
        reply = Response.json(exchange(answer, path, other))
        expect(await query(definition, values)).toMatchObject({ status: 'failed', reason: 'other-document' })
        reply = Response.json(answer)
        expect(await query(definition, values)).toMatchObject({ status: 'found' })
      }
    })

    it('does not take the 404 of a proxy for "not found"', async () => {
      const values = exampleValues(definition) ?? {}
      const html = { status: 404, headers: { 'content-type': 'text/html' } }
      for (const proxied of [
        new Response('<html><h1>404 Not Found</h1></html>', html),
        new Response(null, { status: 404 }),
        Response.json({ message: 'no Route matched with those values' }, { status: 404 }),
        Response.json({}, { status: 404 }),
        Response.json([], { status: 404 }),
      ]) {
        reply = proxied
        expect(await query(definition, values)).toMatchObject({ status: 'failed', reason: 'no-path' })
      }
    })

    it('takes the 404 that its source declares for "not found"', async () => {
      const { request } = definition
      const endpoint = [request, ...(request?.fallback ?? [])].find((one) => one?.notFound?.status === 404)
      if (!endpoint) return expect(request?.notFound?.when).toBeDefined()
      const body = notFoundBody(endpoint, sources.sources[endpoint.source])
      expect(Object.keys(body)).not.toEqual([])
      reply = Response.json(body, { status: 404 })
      const outcome = await queryHttp(
        definition,
        exampleValues(definition) ?? {},
        new AbortController().signal,
        {
          firstSource: endpoint.source,
        },
      )
      expect(outcome).toMatchObject({ status: 'not-found' })
    })

    it('answers about what was asked in the demonstration, whoever it is', () => {
      const demoCast = createDemoCast(cast)
      for (const { values, other } of listEchoes(definition)) {
        const [name = ''] = Object.keys(definition.echo ?? {}).filter((one) => values[one])
        for (const asked of [values, { ...values, [name]: other }]) {
          const { answer } = exampleAnswer(definition, asked, demoCast)
          expect(findOtherDocument(answer, definition, asked)).toBeUndefined()
        }
      }
    })
  },
)
