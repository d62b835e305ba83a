import { Box, Flex, Text } from '@chakra-ui/react'
import { LuSearch } from 'react-icons/lu'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { kindTitles } from '../session-texts.ts'
import { subjectIcons } from '../subject-icons.ts'
import { subjectNouns } from '../subject-nouns.ts'
import type { GroupSubject } from './build-groups.ts'
import { CompareCheckbox } from './compare-checkbox.tsx'

type SubjectHeadProps = { subject: GroupSubject; onOpen: (() => void) | undefined }

/** The name of a subject with its partly hidden document, a link to its page, and a choice to compare it. */
export function SubjectHead({ subject: { id, kind, name, hidden }, onOpen }: SubjectHeadProps) {
  const Icon = kind ? subjectIcons[kind] : LuSearch
  const title = name ?? hidden
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
              {[kind && kindTitles[kind], name && kind !== 'name' && hidden].filter(Boolean).join(' ')}
            </Text>
          )}
        </Box>
      </Flex>
      {kind && (
        <Flex align="center" columnGap="4" ms={{ base: '-2', sm: 'auto' }}>
          <CompareCheckbox subjectId={id} title={title} />
          <AppLink
            to={`/assunto/${id}`}
            aria-label={`Abrir ${subjectNouns[kind]}: ${title}`}
            textStyle="small"
            fontWeight="500"
            minH={touchHeight}
            whiteSpace="nowrap"
            onClick={onOpen}
          >
            Abrir {subjectNouns[kind]}
          </AppLink>
        </Flex>
      )}
    </Flex>
  )
}

const iconCss = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '8',
  borderRadius: 'full',
  bg: 'primary.subtle',
  color: 'primary.fg',
} as const
