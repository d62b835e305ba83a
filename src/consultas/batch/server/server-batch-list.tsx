import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { fieldFormat } from '@manifest/contract/field-format.ts'
import type { SourceBatch } from '@manifest/contract/source-batch.ts'
import { useEffect, useRef, useState } from 'react'
import { formatByKind } from '@/formats/format-by-kind.ts'
import { momentFormat } from '@/lib/format/dates.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import type { FormShape, FormValues } from '../../form/form-values.ts'
import type { BatchLine } from '../run/progress.ts'
import { BatchRequestError, type ServerBatches } from './server-batches.ts'

const statusWords: Record<SourceBatch['status'], string> = {
  queued: 'na fila',
  running: 'em andamento',
  done: 'terminado',
  failed: 'parado pelo servidor',
  cancelled: 'cancelado',
}

const batchText = ({ status, isPaused, total, done, createdAt, expiresAt }: SourceBatch) =>
  `Enviado em ${momentFormat.format(Date.parse(createdAt))}, ${isPaused ? 'pausado' : statusWords[status]}: ${formatCount(done)} de ${formatCounted(total, 'linha', 'linhas')}. Guardado até ${momentFormat.format(Date.parse(expiresAt))}.`

const failureText = (error: unknown) =>
  error instanceof BatchRequestError && error.isGone
    ? 'O servidor não tem mais este lote.'
    : error instanceof BatchRequestError
      ? error.failure.message
      : 'Não foi possível abrir o lote.'

/** Downloads the lines of a batch page by page. */
async function readAllLines(
  server: ServerBatches,
  { id, total }: SourceBatch,
  form: FormShape,
): Promise<BatchLine[]> {
  const lines: BatchLine[] = []
  while (lines.length < total) {
    const page = await server.readLines(id, lines.length)
    if (page.length === 0) break
    for (const values of page)
      lines.push({ numbers: [lines.length + 1], values, typed: formatValues(form, values) })
  }
  return lines
}

/** Writes the subject of a line: documents with punctuation. */
const formatValues = ({ fields }: FormShape, values: FormValues) =>
  fields
    .flatMap(({ name, kind }) => {
      const value = values[name]
      if (value === undefined) return []
      return fieldFormat(kind) ? formatByKind(kind, value) : value
    })
    .join(' · ')

type ServerBatchListProps = {
  server: ServerBatches
  form: FormShape
  onOpen: (batch: SourceBatch, lines: BatchLine[]) => void
}

/** Lists the user's batches on the server, and opens them. The browser stores nothing of them. */
export function ServerBatchList({ server, form, onOpen }: ServerBatchListProps) {
  const [batches, setBatches] = useState<SourceBatch[]>()
  const [problem, setProblem] = useState<string>()
  const [openingId, setOpeningId] = useState<string>()
  const isShown = useRef(true)

  const fail = (error: unknown) => {
    setProblem(failureText(error))
    announce(failureText(error))
  }
  const load = () => {
    setProblem(undefined)
    void server.list().then(setBatches, fail)
  }
  useEffect(() => {
    isShown.current = true
    load()
    return () => {
      isShown.current = false
    }
  }, [server])

  const open = async (batch: SourceBatch) => {
    setOpeningId(batch.id)
    setProblem(undefined)
    try {
      const lines = await readAllLines(server, batch, form)
      if (isShown.current) onOpen(batch, lines)
    } catch (error) {
      setOpeningId(undefined)
      fail(error)
    }
  }

  if (batches?.length === 0 && problem === undefined) return null
  return (
    <Box as="section" aria-label="Lotes no servidor" mt="5" pt="5" borderTopWidth="1px">
      <Text as="h2" textStyle="h3">
        Lotes no servidor
      </Text>
      {!batches && problem === undefined && (
        <Text color="fg.muted" mt="2" role="status">
          Perguntando ao servidor…
        </Text>
      )}
      {problem !== undefined && (
        <Flex role="alert" mt="2" gap="3" align="center" wrap="wrap" color="fg.error">
          {problem}
          <Button size="sm" variant="outline" onClick={load}>
            Tentar de novo
          </Button>
        </Flex>
      )}
      <chakra.ul listStyleType="none" mt="2">
        {batches?.map((batch) => (
          <chakra.li
            key={batch.id}
            display="flex"
            alignItems="center"
            gap="4"
            flexWrap="wrap"
            py="2"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: 0 }}
          >
            <Text flex="1 1 16rem" fontVariantNumeric="tabular-nums">
              {batchText(batch)}
            </Text>
            <Button
              size="sm"
              variant="outline"
              disabled={openingId !== undefined}
              onClick={() => void open(batch)}
            >
              {openingId === batch.id ? 'Abrindo…' : 'Abrir'}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}
