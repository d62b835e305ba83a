import { chakra, Text } from '@chakra-ui/react'
import type { ConsultaFamily } from '@manifest/contract/resolved.ts'
import { LuHistory } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import type { Path } from '@/generated/paths.ts'
import { useOpenEntry } from '@/session/use-open-entry.ts'
import { readCachedValues, type SessionEntry, session } from '@/state/session.ts'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { PreviewSection } from './preview-section.tsx'

export type SessionSubjectsProps = { family: ConsultaFamily<Path> }

const limit = 5

/** Returns the latest queries of a family, without duplicates. */
function findLatest({ variants }: ConsultaFamily<Path>, items: readonly SessionEntry[]): SessionEntry[] {
  const ids = new Set(Object.values(variants).map(({ id }) => id))
  const seenQueries = new Set<string>()
  const isNew = ({ id, consultaId }: SessionEntry) => {
    const queryKey = `${consultaId} ${JSON.stringify(readCachedValues(id))}`
    return !seenQueries.has(queryKey) && seenQueries.add(queryKey)
  }
  return items.filter((item) => ids.has(item.consultaId) && isNew(item)).slice(0, limit)
}

/** Lists the latest subjects of a family's queries in this session, partly hidden. A click shows the answer. */
export function SessionSubjects({ family }: SessionSubjectsProps) {
  const open = useOpenEntry()
  const latest = findLatest(family, useSnapshot(session).items)
  if (latest.length === 0) return null
  return (
    <PreviewSection title="Consultados nesta sessão">
      <chakra.ul listStyleType="none" mx="-2">
        {latest.map((recent) => (
          <li key={recent.id}>
            <chakra.button
              type="button"
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              columnGap="3"
              width="full"
              minH={{ base: '11', md: '9' }}
              px="2"
              py="1"
              textAlign="start"
              borderRadius="control"
              cursor="pointer"
              focusVisibleRing="inside"
              _hover={{ bg: 'bg.hover' }}
              onClick={() => open(recent)}
            >
              <chakra.span srOnly>Ver </chakra.span>
              <chakra.span aria-hidden="true" color="fg.subtle">
                <LuHistory />
              </chakra.span>
              <chakra.span fontWeight="500" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {recent.subject}
              </chakra.span>
              <Text as="span" color="fg.muted" flex="1" minW="8rem" truncate>
                {recent.title}
              </Text>
              <RelativeTime at={recent.at} color="fg.muted" textStyle="small" />
              <OutcomeBadge outcome={recent.outcome} />
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </PreviewSection>
  )
}
