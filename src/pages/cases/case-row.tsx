import { Badge, Box, Button, Center, Flex, IconButton, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { LuClock, LuDownload, LuFileWarning, LuFolderLock, LuTrash2 } from 'react-icons/lu'
import { formatDaysLeft, formatSize } from '@/cases/case-texts.ts'
import { formatDay, isExpiringSoon, nameClosedCase, removalTime, shortenId } from '@/cases/closed-case.ts'
import type { StoredHead } from '@/cases/record.ts'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { exportCase } from './case-header.tsx'

type CaseRowProps = { head: StoredHead; now: number; onOpen: () => void; onRemove: () => void }

/** A closed case: its dates and size, and the actions that need no passphrase. */
export function CaseRow({ head, now, onOpen, onRemove }: CaseRowProps) {
  const id = useId()
  const name = nameClosedCase(head)
  return (
    <Row
      nameId={id}
      icon={<LuFolderLock />}
      name={name}
      details={
        <>
          <span>
            alterado <RelativeTime at={head.savedAt} />
          </span>
          <Text as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {formatSize(head.size)}
          </Text>
          <Deletion head={head} now={now} />
        </>
      }
    >
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
      <ExportButton id={head.id} nameId={id} />
      <RemoveButton name={name} onRemove={onRemove} />
    </Row>
  )
}

export const nameDamaged = (id: string) => `Registro danificado (${shortenId(id)})`

/** A record that cannot be read. The user may keep it as a file, and delete it. */
export function DamagedRow({ id, onRemove }: { id: string; onRemove: () => void }) {
  const nameId = useId()
  const name = nameDamaged(id)
  return (
    <Row
      nameId={nameId}
      icon={<LuFileWarning />}
      colorPalette="warning"
      name={name}
      details={
        <span>Não pode ser lido. Os outros casos não foram afetados. Exporte-o, se quiser, e apague-o.</span>
      }
    >
      <ExportButton id={id} nameId={nameId} />
      <RemoveButton name={name} onRemove={onRemove} />
    </Row>
  )
}

type RowProps = {
  nameId: string
  icon: ReactNode
  colorPalette?: 'primary' | 'warning'
  name: string
  details: ReactNode
  children: ReactNode
}

/** `children` are the buttons. */
const Row = ({ nameId, icon, colorPalette = 'primary', name, details, children }: RowProps) => (
  <Flex
    as="li"
    align="center"
    gap={{ base: '3', md: '4' }}
    rowGap="3"
    wrap="wrap"
    px={{ base: '4', md: '6' }}
    py="4"
  >
    <Center css={tile} colorPalette={colorPalette} aria-hidden="true">
      {icon}
    </Center>
    <Box flex="1 1 14rem" minW="0">
      <Text id={nameId} fontWeight="600" fontVariantNumeric="tabular-nums">
        {name}
      </Text>
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" color="fg.muted" textStyle="small" mt="1">
        {details}
      </Flex>
    </Box>
    <Flex gap="1" align="center" ms="auto">
      {children}
    </Flex>
  </Flex>
)

const ExportButton = ({ id, nameId }: { id: string; nameId: string }) => (
  <IconButton
    css={iconButton}
    variant="ghost"
    aria-label="Exportar caso"
    aria-describedby={nameId}
    title="Exportar caso"
    onClick={() => void exportCase(id)}
  >
    <LuDownload aria-hidden="true" />
  </IconButton>
)

const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <IconButton
    css={iconButton}
    variant="ghost"
    aria-label={`Apagar ${name}`}
    title="Apagar caso"
    onClick={onRemove}
  >
    <LuTrash2 aria-hidden="true" />
  </IconButton>
)

function Deletion({ head, now }: Pick<CaseRowProps, 'head' | 'now'>) {
  const removedAt = removalTime(head, now)
  if (!isExpiringSoon(head, now)) return <span>apagado em {formatDay(removedAt)}</span>
  return (
    <Badge colorPalette="warning" variant="subtle" size="sm">
      <LuClock aria-hidden="true" />
      apagado {formatDaysLeft(removedAt, now)}
    </Badge>
  )
}

const tile = {
  flexShrink: 0,
  boxSize: '10',
  borderRadius: 'control',
  bg: 'colorPalette.subtle',
  color: 'colorPalette.fg',
  fontSize: '20px',
} as const

const iconButton = { minW: { base: '11', md: '9' }, minH: { base: '11', md: '9' } } as const
