import { batchPageLimits, batchPausePath } from '../../../manifest/contract/source-batch.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { applySourceNames } from './answer-schema.ts'
import { batchReference, lineValues, listBatchCalls } from './batch-schemas.ts'
import { referToStandardResponses } from './components.ts'
import { buildExampleRequests } from './example-requests.ts'
import { purposeHeader, purposeKey, sourceParameters } from './headers.ts'
import type { Examples, OpenApiDocument, Operation, Parameter, Schema } from './openapi.ts'
import type { SourceCall } from './operations.ts'

/** The tag of the operations on batches. */
export const batchesTag = { name: 'Lotes', description: 'Lotes que a fonte faz sozinha.' }

export const batchOperationIds = {
  submit: 'enviarLote',
  list: 'listarLotes',
  read: 'obterLote',
  stop: 'pararLote',
  pause: 'pausarLote',
  resume: 'continuarLote',
} as const

/** Builds the operations on batches: submit, list, poll and download, stop, pause and continue. */
export function buildBatchPaths(
  model: Model,
  source: Source,
  paths: NonNullable<Source['batch']>,
  allCalls: readonly SourceCall[],
): OpenApiDocument['paths'] {
  const { post, get } = paths
  const calls = listBatchCalls(allCalls)
  const example = buildExample(model, calls)
  const build = (operation: Omit<Operation, 'tags'>): Operation => {
    const parameters = [...(operation.parameters ?? []), ...sourceParameters(source)]
    return {
      ...operation,
      tags: [batchesTag.name],
      ...(parameters.length === 0 ? {} : { parameters }),
      responses: { ...operation.responses, ...referToStandardResponses(source) },
    }
  }
  return {
    [post]: { post: build(submitOperation(model, calls, example)), get: build(listOperation(example)) },
    [get]: { get: build(readOperation(example)), delete: build(stopOperation(example)) },
    [batchPausePath(paths)]: {
      put: build(pauseOperation(example)),
      delete: build(resumeOperation(example)),
    },
  }
}

type BatchExample = ReturnType<typeof buildExample>

/** Returns a batch of one line: the first example that a consulta with batches has. */
function buildExample(model: Model, calls: readonly SourceCall[]) {
  const [request] = calls.flatMap((call) => buildExampleRequests(model, call))
  const at = '2026-11-24T13:00:00Z'
  const state: { [key: string]: Json; consulta: string } = {
    id: 'f3c1e52a',
    consulta: request?.consultaId ?? '',
    status: 'running',
    isPaused: false,
    total: 1,
    done: 1,
    createdAt: at,
    expiresAt: '2026-11-25T13:00:00Z',
  }
  const { status = 200, answer } = request ?? {}
  const body = answer === undefined ? {} : { body: applySourceNames(answer, request?.call.endpoint.rename) }
  return { state, lines: [request?.values ?? {}], result: { line: 0, status, at, ms: 120, ...body } }
}

const json = (schema: Schema, examples?: Examples) => ({
  content: { 'application/json': { schema, ...(examples && { examples }) } },
})

const goneResponse = {
  description: 'Quem pergunta não tem este lote, ou ele já foi apagado.',
  ...json({ $ref: '#/components/schemas/Erro' }),
}

function submitOperation(
  model: Model,
  calls: readonly SourceCall[],
  { state, lines }: BatchExample,
): Omit<Operation, 'tags'> {
  const purpose = purposeKey(model, calls)
  const headers = purposeHeader(model, calls).map((header) => ({ ...header, required: false }))
  return {
    operationId: batchOperationIds.submit,
    summary: 'Enviar um lote',
    description:
      'A fonte consulta cada linha como se viesse sozinha: mesmos papéis, finalidade, custo e registro. No envio são conferidos os papéis, a finalidade e os campos. Sugestão: que um lote leve só uma parte do limite de pedidos de quem o enviou, e espere.',
    ...(headers.length === 0 ? {} : { parameters: headers }),
    requestBody: {
      required: true,
      description: 'A consulta e as linhas.',
      ...json(
        {
          type: 'object',
          required: ['consulta', 'lines'],
          properties: {
            consulta: { type: 'string', enum: calls.map(({ definition }) => definition.id) },
            lines: { type: 'array', minItems: 1, items: lineValues },
            ...(purpose ? { [purpose.key]: purpose.schema } : {}),
          },
          additionalProperties: false,
        },
        { lote: { summary: 'Uma linha', value: { consulta: state.consulta, lines } } },
      ),
    },
    responses: {
      202: {
        description: 'O lote, na fila ou já em andamento.',
        ...json(batchReference, {
          lote: { summary: 'Lote na fila', value: { ...state, status: 'queued', done: 0 } },
        }),
      },
    },
  }
}

const listOperation = ({ state }: BatchExample): Omit<Operation, 'tags'> => ({
  operationId: batchOperationIds.list,
  summary: 'Listar os próprios lotes',
  description: 'Os lotes de quem pergunta que ainda não foram apagados, do mais novo ao mais antigo.',
  responses: {
    200: {
      description: 'Os lotes.',
      ...json(
        {
          type: 'object',
          required: ['batches'],
          properties: { batches: { type: 'array', items: batchReference } },
        },
        { lotes: { summary: 'Um lote', value: { batches: [state] } } },
      ),
    },
  },
})

const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'O lote.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,80}$' },
}

const pageParameter = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string', pattern: '^[0-9]{1,7}$' },
})

const readOperation = (example: BatchExample): Omit<Operation, 'tags'> => ({
  operationId: batchOperationIds.read,
  summary: 'Andamento e respostas de um lote',
  description:
    'Sem parâmetros, só o andamento. As respostas vêm na ordem em que foram dadas, e essa ordem não muda.',
  parameters: [
    idParameter,
    pageParameter('from', `Vêm até ${batchPageLimits.results} respostas a partir desta, a contar de 0.`),
    pageParameter(
      'linesFrom',
      `Vêm até ${batchPageLimits.lines} linhas da lista a partir desta, a contar de 0.`,
    ),
  ],
  responses: {
    200: {
      description: 'O andamento e as partes pedidas.',
      ...json(batchReference, {
        lote: { summary: 'Lote em andamento', value: { ...example.state, results: [example.result] } },
      }),
    },
    404: goneResponse,
  },
})

const stopOperation = ({ state }: BatchExample): Omit<Operation, 'tags'> => ({
  operationId: batchOperationIds.stop,
  summary: 'Parar um lote',
  description: 'As linhas sem resposta não são mais consultadas. As respostas ficam até expiresAt.',
  parameters: [idParameter],
  responses: {
    200: {
      description: 'O lote como ficou.',
      ...json(batchReference, { lote: { summary: 'Lote parado', value: { ...state, status: 'cancelled' } } }),
    },
    404: goneResponse,
  },
})

const pauseOperation = ({ state }: BatchExample): Omit<Operation, 'tags'> => ({
  operationId: batchOperationIds.pause,
  summary: 'Pausar um lote',
  description:
    'Nenhuma linha nova é consultada; as que já foram pedidas ainda são respondidas. O lote continua a ser apagado em expiresAt. Um lote que já acabou fica como está.',
  parameters: [idParameter],
  responses: {
    200: {
      description: 'O lote como ficou.',
      ...json(batchReference, { lote: { summary: 'Lote pausado', value: { ...state, isPaused: true } } }),
    },
    404: goneResponse,
  },
})

const resumeOperation = ({ state }: BatchExample): Omit<Operation, 'tags'> => ({
  operationId: batchOperationIds.resume,
  summary: 'Continuar um lote pausado',
  description: 'As linhas sem resposta voltam a ser consultadas.',
  parameters: [idParameter],
  responses: {
    200: {
      description: 'O lote como ficou.',
      ...json(batchReference, { lote: { summary: 'Lote em andamento', value: state } }),
    },
    404: goneResponse,
  },
})
