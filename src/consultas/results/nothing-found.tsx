import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts'
import { LuSearchX } from 'react-icons/lu'
import type { Path } from '@/generated/paths.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import type { NotFoundOutcome } from '../outcome.ts'
import { readSourceAndTime, storedText } from './source-and-time.ts'

type NothingFoundProps = {
  definition: ConsultaDefinition<Path>
  family: ConsultaFamily<Path>
  notFound: NotFoundOutcome
  /** The subject of the query, as its form shows it. */
  subject: string
  /** Absent without a form. */
  onCorrect: (() => void) | undefined
}

const maxVariants = 3

/** Returns the family's variants after this one, and continues with the first. */
function listNextVariants({ variant }: ConsultaDefinition, { variants }: ConsultaFamily<Path>) {
  const all = Object.values(variants)
  const after = all.filter((other) => other.variant > variant)
  const before = all.filter((other) => other.variant < variant)
  return [...after, ...before].slice(0, maxVariants)
}

/** Says that nothing was found, for which subject, by which source and when, and what to try next. */
export function NothingFound({ definition, family, notFound, subject, onCorrect }: NothingFoundProps) {
  const others = listNextVariants(definition, family)
  const { source, time } = readSourceAndTime(notFound)
  const stored = storedText(notFound)
  return (
    <EmptyState
      icon={<LuSearchX />}
      title="Nenhum registro encontrado"
      detail={subject === '' ? undefined : `Para ${subject}`}
      action={
        <Flex direction="column" align="center" gap="4">
          <Text color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
            <span>{notFound.isDemo ? source : `Fonte: ${source}`}</span> · {time}
            {stored && ` · ${stored}`}
          </Text>
          {onCorrect && (
            <Button minH={touchHeight} onClick={onCorrect}>
              Conferir o que foi digitado
            </Button>
          )}
          {others.length > 0 && (
            <Box mt="1">
              <Text color="fg.muted">Ou tente outra consulta de {family.title}:</Text>
              <chakra.ul
                display="flex"
                flexWrap="wrap"
                justifyContent="center"
                columnGap="4"
                listStyleType="none"
              >
                {others.map(({ id, path, title }) => (
                  <li key={id}>
                    <AppLink to={path} minH={{ base: '11', md: '8' }}>
                      {title}
                    </AppLink>
                  </li>
                ))}
              </chakra.ul>
            </Box>
          )}
        </Flex>
      }
    />
  )
}
