import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import type { ConsultaFamily } from '@manifest/contract/resolved.ts'
import type { Block } from '@manifest/schema/result.ts'
import { type ReactNode, useId } from 'react'
import { LuHistory } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import type { Path } from '@/generated/paths.ts'
import { useOpenEntry } from '@/session/use-open-entry.ts'
import { readCachedValues, type SessionEntry, session } from '@/state/session.ts'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'

type PreviewProps = SessionSubjectsProps & {
  blocks: readonly Block[]
  /** The name of the source that will answer. */
  source: string
}

/** Shows what the result will contain, its source, and the family's latest queries of this session. */
export function Preview({ blocks, source, family }: PreviewProps) {
  const outlines = outlineBlocks(blocks)
  return (
    <Box>
      <Heading as="h2" textStyle="h3">
        O resultado aparece aqui
      </Heading>
      <Text color="fg.muted" mt="1">
        Preencha o formulário e consulte.
      </Text>
      {outlines.length > 0 && (
        <PreviewSection title="O que esta consulta traz">
          <chakra.ul
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
            columnGap="6"
            rowGap="4"
            listStyleType="none"
          >
            {outlines.map(({ title, labels }, index) => (
              <li key={index}>
                <Text fontWeight="500">{title}</Text>
                {labels && (
                  <Text color="fg.muted" textStyle="small" mt="0.5" lineClamp="2" title={labels}>
                    {labels}
                  </Text>
                )}
              </li>
            ))}
          </chakra.ul>
        </PreviewSection>
      )}
      <PreviewSection title="Fonte">
        <Text>{source}</Text>
      </PreviewSection>
      <SessionSubjects family={family} />
    </Box>
  )
}

/** The title of a block, and the labels of its values. */
type BlockOutline = { title: string; labels: string }

const joinLabels = (items: readonly { label: string }[]) => items.map(({ label }) => label).join(', ')

/**
 * Without a title, a block is named by its labels. Alerts are left out, since most answers do not show them.
 */
function outlineBlock(block: Block): BlockOutline | undefined {
  switch (block.block) {
    case 'fields':
      return createOutline(block.title, joinLabels(block.items))
    case 'table':
      return createOutline(block.title, joinLabels(block.columns))
    case 'image':
      return createOutline(block.title, block.alt)
    case 'alert':
      return undefined
    default:
      return createOutline(block.title, '')
  }
}

function createOutline(title: string | undefined, labels: string): BlockOutline | undefined {
  if (title !== undefined) return { title, labels: labels === title ? '' : labels }
  return labels === '' ? undefined : { title: labels, labels: '' }
}

const outlineBlocks = (blocks: readonly Block[]) => blocks.flatMap((block) => outlineBlock(block) ?? [])

type SessionSubjectsProps = { family: ConsultaFamily<Path> }

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
function SessionSubjects({ family }: SessionSubjectsProps) {
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
                {[recent.title, recent.otherValues].filter(Boolean).join(' · ')}
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

function PreviewSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} mt="5" pt="4" borderTopWidth="1px">
      <Heading as="h3" id={id} textStyle="small" fontWeight="600" color="fg.muted" mb="2.5">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
