import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import type { ProductBlock } from '@manifest/blocks/index.ts'
import type { PagePart } from '@manifest/contract/answer-page.ts'
import { isKeyLabel } from '@manifest/contract/key-label.ts'
import { useId, useState } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Input } from '@/ui/forms/field.tsx'
import { PlainCheckbox } from '@/ui/forms/plain-checkbox.tsx'
import { LabelToCheck } from '../form/label-to-check.tsx'
import { OrderedRow, orderedListCss } from '../form/ordered-row.tsx'
import type { PartDraft, ValueDraft } from './page-draft.ts'

const kindNames: Record<Exclude<PagePart['kind'], ProductBlock>, string> = {
  summary: 'cabeçalho',
  fields: 'campos',
  table: 'tabela',
  list: 'lista',
  image: 'imagem',
  score: 'pontuação',
  alert: 'aviso',
  timeline: 'linha do tempo',
}

/** A block of the product has only the name that the YAML gives it. */
const readKindName = (kind: PagePart['kind']): string => (kindNames as Record<string, string>)[kind] ?? kind

type PartRowProps = {
  part: PartDraft
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onMoveValue: (part: PartDraft, from: number, to: number) => void
}

/** A block of the page: shown or not, its title, and its values. `part` is the proxy that it changes. */
export function PartRow({ part, index, count, onMove, onMoveValue }: PartRowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { proposed, kind, title, isShown, values, isSensitive } = useSnapshot(part, { sync: true })
  const shownCount = values.filter((value) => value.isShown).length
  return (
    <OrderedRow
      name={proposed}
      listKey="parts"
      index={index}
      count={count}
      onMove={onMove}
      content={
        isOpen && (
          <Box id={id} px="3" pb="3" pt="1" borderTopWidth="1px">
            <Box as="ol" aria-label={`Valores de ${proposed}`} css={orderedListCss}>
              {part.values.map((value, position) => (
                <ValueRow
                  key={value.id}
                  value={value}
                  listKey={`values-${part.id}`}
                  index={position}
                  count={values.length}
                  onMove={(from, to) => onMoveValue(part, from, to)}
                />
              ))}
            </Box>
          </Box>
        )
      }
    >
      <PlainCheckbox
        aria-label={`Mostrar ${proposed}`}
        checked={isShown}
        onChange={({ target }) => {
          part.isShown = target.checked
        }}
      />
      <Box flex="1" minW="0" opacity={isShown ? undefined : '0.75'}>
        <Input
          size="sm"
          aria-label={`Título de ${proposed}`}
          value={title}
          placeholder={proposed}
          autoComplete="off"
          onChange={({ target }) => {
            part.title = target.value
          }}
        />
        <Text textStyle="small" color="fg.muted">
          {values.length > 0
            ? `${readKindName(kind)}, ${shownCount} de ${formatCounted(values.length, 'valor', 'valores')}`
            : readKindName(kind)}
        </Text>
      </Box>
      {isSensitive !== undefined && <SensitiveMark name={proposed} part={part} />}
      {values.length > 0 && (
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={`Abrir ${proposed}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          css={{
            '& svg': { transition: 'transform 150ms' },
            '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
          }}
        >
          <LuChevronDown />
        </IconButton>
      )}
    </OrderedRow>
  )
}

type ValueRowProps = {
  value: ValueDraft
  listKey: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** A value of a block: shown or not, its label, and if it is hidden. `value` is the proxy that it changes. */
const ValueRow = ({ value, listKey, index, count, onMove }: ValueRowProps) => (
  <OrderedRow name={value.proposed} listKey={listKey} index={index} count={count} onMove={onMove}>
    <ValueControls value={value} />
  </OrderedRow>
)

function ValueControls({ value }: { value: ValueDraft }) {
  const { proposed, label, isShown, path, text } = useSnapshot(value, { sync: true })
  const id = useId()
  const isUnnamed = isKeyLabel(label || proposed, path)
  return (
    <>
      <PlainCheckbox
        aria-label={`Mostrar ${proposed}`}
        checked={isShown}
        onChange={({ target }) => {
          value.isShown = target.checked
        }}
      />
      <Box flex="1" minW="0">
        <Input
          size="sm"
          aria-label={`Rótulo de ${proposed}`}
          aria-describedby={isUnnamed ? id : undefined}
          value={label}
          placeholder={proposed}
          autoComplete="off"
          onChange={({ target }) => {
            value.label = target.value
          }}
        />
        {isUnnamed && (
          <Text textStyle="small" mt="1">
            <LabelToCheck id={id} />
          </Text>
        )}
        <Text textStyle="small" color="fg.muted" truncate title={path}>
          <Box as="code" fontSize="11px">
            {path}
          </Box>
          {text !== '' && ` ${text}`}
        </Text>
      </Box>
      <SensitiveMark name={proposed} part={value} />
    </>
  )
}

type SensitiveMarkProps = { name: string; part: { isSensitive?: boolean | undefined } }

/** Hides a value on the page until the user reveals it. `part` is the proxy that it changes. */
export function SensitiveMark({ name, part }: SensitiveMarkProps) {
  const { isSensitive } = useSnapshot(part)
  return (
    <Flex
      as="label"
      align="center"
      gap="1.5"
      flexShrink="0"
      textStyle="small"
      color="fg.muted"
      cursor="pointer"
    >
      <PlainCheckbox
        aria-label={`Sensível: ${name}`}
        checked={isSensitive === true}
        onChange={({ target }) => {
          part.isSensitive = target.checked
        }}
      />
      <chakra.span aria-hidden="true">Sensível</chakra.span>
    </Flex>
  )
}
