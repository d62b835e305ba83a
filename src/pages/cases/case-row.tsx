import { Badge, Box, Button, Center, Flex, IconButton, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { LuClock, LuDownload, LuFolderLock, LuTrash2 } from 'react-icons/lu'
import { formatDay, nameClosedCase } from '@/cases/case-name.ts'
import { formatDaysLeft, formatSize } from '@/cases/case-texts.ts'
import type { CaseHead } from '@/cases/record.ts'
import { deletionTime, isExpiringSoon } from '@/cases/retention.ts'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { exportCase } from './export-case.ts'

type CaseRowProps = { head: CaseHead; now: number; onOpen: () => void; onRemove: () => void }

/** A closed case: its dates and size, and the actions that need no passphrase. */
export function CaseRow({ head, now, onOpen, onRemove }: CaseRowProps) {
  const id = useId()
  const name = nameClosedCase(head)
  return (
    <Flex
      as="li"
      align="center"
      gap={{ base: '3', md: '4' }}
      rowGap="3"
      wrap="wrap"
      px={{ base: '4', md: '6' }}
      py="4"
    >
      <Center css={tile} aria-hidden="true">
        <LuFolderLock />
      </Center>
      <Box flex="1 1 14rem" minW="0">
        <Text id={id} fontWeight="600" fontVariantNumeric="tabular-nums">
          {name}
        </Text>
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" color="fg.muted" textStyle="small" mt="1">
          <span>
            alterado <RelativeTime at={head.savedAt} />
          </span>
          <Text as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {formatSize(head.size)}
          </Text>
          <Deletion head={head} now={now} />
        </Flex>
      </Box>
      <Flex gap="1" align="center" ms="auto">
        <Button
          size="sm"
          variant="outline"
          colorPalette="primary"
          minH={touchHeight}
          aria-describedby={id}
          onClick={onOpen}
        >
          Abrir caso
        </Button>
        <IconButton
          css={iconButton}
          variant="ghost"
          colorPalette="neutral"
          aria-label="Exportar caso"
          aria-describedby={id}
          title="Exportar caso"
          onClick={() => void exportCase(head.id)}
        >
          <LuDownload aria-hidden="true" />
        </IconButton>
        <IconButton
          css={iconButton}
          variant="ghost"
          colorPalette="neutral"
          aria-label={`Apagar ${name}`}
          title="Apagar caso"
          onClick={onRemove}
        >
          <LuTrash2 aria-hidden="true" />
        </IconButton>
      </Flex>
    </Flex>
  )
}

function Deletion({ head, now }: Pick<CaseRowProps, 'head' | 'now'>) {
  const deletedAt = deletionTime(head)
  if (!isExpiringSoon(head, now)) return <span>apagado em {formatDay(deletedAt)}</span>
  return (
    <Badge colorPalette="warning" variant="subtle" size="sm">
      <LuClock aria-hidden="true" />
      apagado {formatDaysLeft(deletedAt, now)}
    </Badge>
  )
}

const tile = {
  flexShrink: 0,
  boxSize: '10',
  borderRadius: 'control',
  bg: 'primary.subtle',
  color: 'primary.fg',
  fontSize: '20px',
} as const

const iconButton = { minW: { base: '11', md: '9' }, minH: { base: '11', md: '9' } } as const
