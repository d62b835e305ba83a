import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { ConsultaDefinition, DossiePart } from '@manifest/contract/resolved.ts'
import { useId, useState } from 'react'
import { LuChevronDown, LuChevronRight } from 'react-icons/lu'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { RowStateBadge } from '../../batch/results/row-state-badge.tsx'
import type { AnsweredOutcome } from '../../outcome.ts'
import { Answer, RequestCode } from '../../results/index.ts'
import { type PartResult, readAnsweredPart, readPartResults } from './part-results.ts'

/**
 * Shows all parts of a line's dossiê with their states, and one answer at a time. A dozen answers at once
 * would be slow, and their sections would have the same names.
 */
export function DossieDetail({
  loaded: { dossie, families },
  found,
}: {
  loaded: LoadedDossie
  found: AnsweredOutcome
}) {
  const results = readPartResults(found.answer)
  const [open, setOpen] = useState(
    () => dossie.parts.find(({ name }) => readAnsweredPart(results[name], found))?.name,
  )
  return (
    <Box borderTopWidth="1px">
      {dossie.parts.map((part) => {
        const { name, family, variant } = part
        const definition = families[family]?.variants[variant]
        const result = results[name]
        return (
          definition &&
          result && (
            <PartDetail
              key={name}
              part={part}
              definition={definition}
              result={result}
              found={found}
              isOpen={open === name}
              onToggle={() => setOpen(open === name ? undefined : name)}
            />
          )
        )
      })}
    </Box>
  )
}

type PartDetailProps = {
  part: DossiePart
  definition: ConsultaDefinition
  result: PartResult
  found: AnsweredOutcome
  isOpen: boolean
  onToggle: () => void
}

function PartDetail({ part, definition, result, found, isOpen, onToggle }: PartDetailProps) {
  const id = useId()
  const Arrow = isOpen ? LuChevronDown : LuChevronRight
  const answered = readAnsweredPart(result, found)
  return (
    <Box borderBottomWidth="1px">
      <chakra.h3>
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
          display="flex"
          alignItems="center"
          gap="3"
          width="full"
          minH="11"
          py="2"
          textAlign="start"
          fontWeight="600"
          cursor="button"
          focusVisibleRing="inside"
        >
          <Arrow aria-hidden="true" />
          <chakra.span flex="1" minW="0">
            {part.title}
          </chakra.span>
          <RowStateBadge state={result.state} />
        </chakra.button>
      </chakra.h3>
      {isOpen && (
        <Flex id={id} direction="column" gap="4" pt="3" pb="6">
          {answered ? (
            <Answer definition={definition} found={answered} />
          ) : (
            <Box>
              <Text color="fg.muted">
                {'reason' in result ? result.reason : 'Nenhum registro encontrado.'}
              </Text>
              {result.state === 'failed' && <RequestCode outcome={result} />}
            </Box>
          )}
        </Flex>
      )}
    </Box>
  )
}
