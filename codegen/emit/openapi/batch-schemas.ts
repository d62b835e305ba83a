import { waitingCodes } from '../../../manifest/contract/source-batch.ts'
import type { Schema } from './openapi.ts'
import type { SourceCall } from './operations.ts'

/** Returns the calls whose consultas may be sent as a batch: those that ask this source first. */
export const listBatchCalls = (calls: readonly SourceCall[]): SourceCall[] =>
  calls.filter(({ definition, isFallback }) => definition.batch !== undefined && !isFallback)

export const batchReference: Schema = { $ref: '#/components/schemas/Lote' }

const counter = (description: string): Schema => ({ type: 'integer', minimum: 0, description })

const time = (description: string): Schema => ({ type: 'string', format: 'date-time', description })

/** The values of a line, by the names of the consulta's fields. */
export const lineValues: Schema = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'Os valores de uma linha, pelos nomes dos campos da consulta.',
}

/** Returns the schemas that the operations on batches share. */
export function batchSchemas(calls: readonly SourceCall[]): Record<string, Schema> {
  const consulta: Schema = {
    type: 'string',
    enum: calls.map(({ definition }) => definition.id),
    description: 'A consulta de cada linha, como família/variante.',
  }
  return {
    Lote: {
      description: 'O andamento de um lote. Só quem o enviou o vê.',
      type: 'object',
      required: ['id', 'consulta', 'status', 'total', 'done', 'createdAt', 'expiresAt'],
      properties: {
        id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,80}$', description: 'Não diz nada da lista.' },
        consulta,
        purpose: { type: 'string', description: 'A finalidade dada no envio.' },
        status: {
          type: 'string',
          enum: ['queued', 'running', 'done', 'failed', 'cancelled'],
          description:
            'Na fila, em andamento, terminado, parado pela fonte (failure diz por quê) ou parado por quem o enviou.',
        },
        failure: {
          type: 'object',
          required: ['status'],
          properties: {
            status: {
              type: 'integer',
              description: 'O código HTTP que diz por quê: 402 se faltam créditos.',
            },
          },
        },
        isPaused: {
          type: 'boolean',
          description: 'true se quem o enviou o pausou. Só vem de uma fonte que pausa lotes.',
        },
        waiting: {
          type: 'string',
          enum: [...waitingCodes],
          description:
            'Só enquanto nenhuma linha é respondida, porque todas esperam o fornecedor: ele está no limite de pedidos, ou falhou várias vezes seguidas. O lote continua sozinho.',
        },
        total: counter('Quantas linhas o lote tem.'),
        done: counter('Quantas têm resposta.'),
        createdAt: time('Quando foi enviado.'),
        expiresAt: time('Quando a fonte o apaga, respostas inclusive.'),
        results: {
          type: 'array',
          items: { $ref: '#/components/schemas/RespostaDeLinha' },
          description: 'Só em obterLote com from.',
        },
        lines: { type: 'array', items: lineValues, description: 'Só em obterLote com linesFrom.' },
      },
    },
    RespostaDeLinha: {
      description: 'A resposta de uma linha, como a da consulta feita sozinha.',
      type: 'object',
      required: ['line', 'status', 'at'],
      properties: {
        line: counter('A posição da linha na lista enviada, a partir de 0.'),
        status: { type: 'integer', description: 'O código HTTP que a consulta feita sozinha teria.' },
        at: time('Quando foi respondida.'),
        ms: counter('Quanto a fonte levou, em milésimos de segundo.'),
        body: { description: 'O corpo que a consulta feita sozinha teria.' },
      },
    },
  }
}
