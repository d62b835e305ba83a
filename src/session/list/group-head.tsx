import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { enginePages } from '@manifest/contract/engine-pages.ts'
import { identifiesSubject } from '@manifest/kinds/index.ts'
import { LuSearch } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { kindIcons } from '@/generated/kind-icons.ts'
import { findPagePath, findSubjectPath } from '@/routes/page-path.ts'
import { comparison, maxCompared, toggleCompared } from '@/state/comparison.ts'
import { Checkbox, CheckboxLabel } from '@/ui/forms/checkbox.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { kindTitles, subjectNouns } from '../session-texts.ts'
import type { GroupSubject } from './build-groups.ts'

type GroupHeadProps = { subject: GroupSubject; onOpen: (() => void) | undefined }

/** The name of a subject with its partly hidden document, a link to its page, and a choice to compare it. */
export function SessionGroupHead({ subject: { id, kind, name, hidden }, onOpen }: GroupHeadProps) {
  const Icon = kind ? kindIcons[kind] : LuSearch
  const title = name ?? hidden
  const path = findSubjectPath(id)
  return (
    <Flex align="center" columnGap="3" rowGap="0" wrap="wrap" px="3" pt="3" pb="1">
      <Flex align="center" gap="2.5" flex="1 1 11rem" minW="0">
        <Box aria-hidden="true" css={iconCss}>
          <Icon />
        </Box>
        <Box minW="0">
          <Text fontWeight="600" lineClamp={2} overflowWrap="anywhere" title={name}>
            {title}
          </Text>
          {(kind || name) && (
            <Text color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {[kind && kindTitles[kind], name && (!kind || identifiesSubject(kind)) && hidden]
                .filter(Boolean)
                .join(' ')}
            </Text>
          )}
        </Box>
      </Flex>
      {kind && (
        <Flex align="center" columnGap="4" ms={{ base: '-2', sm: 'auto' }} css={columnsCss}>
          {findPagePath(enginePages.comparison) && <CompareCheckbox subjectId={id} title={title} />}
          {path && (
            <AppLink
              to={path}
              aria-label={`Abrir ${subjectNouns[kind]}: ${title}`}
              textStyle="small"
              fontWeight="500"
              minH={touchHeight}
              whiteSpace="nowrap"
              onClick={onOpen}
            >
              Abrir {subjectNouns[kind]}
            </AppLink>
          )}
        </Flex>
      )}
    </Flex>
  )
}

/** The link starts at the same place in all heads, whatever its length, and the choice where the rows have their status. */
const columnsCss = { sm: { display: 'grid', gridTemplateColumns: '6rem 5.5rem' } } as const

const iconCss = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '8',
  borderRadius: 'full',
  bg: 'primary.subtle',
  color: 'primary.fg',
} as const

type CompareCheckboxProps = {
  subjectId: string
  /** The name or the partly hidden value. */
  title: string
}

/** Chooses a subject for the comparison. It is disabled while as many subjects as possible are chosen. */
function CompareCheckbox({ subjectId, title }: CompareCheckboxProps) {
  const { subjectIds } = useSnapshot(comparison)
  const isChosen = subjectIds.includes(subjectId)
  const isFull = !isChosen && subjectIds.length >= maxCompared
  return (
    <CheckboxLabel
      minH={{ base: '11', md: '8' }}
      px="2"
      cursor={isFull ? 'not-allowed' : 'pointer'}
      title={isFull ? `No máximo ${maxCompared} assuntos` : undefined}
    >
      <Checkbox
        aria-label={`Comparar: ${title}`}
        checked={isChosen}
        disabled={isFull}
        onChange={() => void toggleCompared(subjectId)}
      />
      <chakra.span color="fg.muted" textStyle="small" opacity={isFull ? '0.5' : undefined}>
        Comparar
      </chakra.span>
    </CheckboxLabel>
  )
}
