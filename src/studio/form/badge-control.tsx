import { Box, Flex } from '@chakra-ui/react'
import type { FormNode } from '@manifest/contract/studio.ts'
import type { Counted } from '@manifest/schema/menu.ts'
import { useId, useState } from 'react'
import { MenuBadge } from '@/ui/feedback/badge.tsx'
import { Input } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { useNodeEdits } from './form-context.ts'
import { useTypedText } from './text-control.tsx'

/** Longer badges do not fit the collapsed menu. */
const fittingLength = 16

const colors = {
  primary: 'Da marca',
  neutral: 'Neutra',
  success: 'Verde',
  warning: 'Âmbar',
  danger: 'Vermelha',
  info: 'Azul',
}

const countTitles: Record<Counted, string> = { consultas: 'Quantas consultas o produto tem' }

type BadgeDraft = { text: string; count?: string | undefined; color?: string | undefined }

const readBadge = (value: unknown): BadgeDraft => {
  if (typeof value !== 'object' || value === null) return { text: value === undefined ? '' : String(value) }
  const color = 'color' in value ? String(value.color) : undefined
  if ('count' in value) return { text: '', count: String(value.count), color }
  return { text: 'text' in value ? String(value.text) : '', color }
}

/** A badge's text or counted number and its colour, with the badge as the menu shows it and the length of its text. */
export function BadgeControl({ node }: { node: FormNode }) {
  const { set, remove } = useNodeEdits(node.path, node.label)
  const id = useId()
  const badge: BadgeDraft = readBadge(node.value)
  const write = ({ text, count, color }: BadgeDraft) => {
    if (count !== undefined) return set(color === undefined ? { count } : { count, color })
    if (text === '') return remove()
    // People write a whole number without quotes.
    const value = /^(?:0|[1-9]\d*)$/.test(text) ? Number(text) : text
    return set(color === undefined ? value : { text: value, color })
  }
  const typed = useTypedText(badge.text, (text) => write({ text, color: badge.color }))
  const { length } = typed.text
  const [textBefore, setTextBefore] = useState('')
  const choose = (count: string | undefined) => {
    if (count !== undefined && badge.count === undefined) setTextBefore(typed.text)
    void write({ ...badge, text: textBefore, count })
  }
  return (
    <Box>
      <Flex gap="2" align="center" wrap="wrap">
        <Select
          id={`${id}-kind`}
          aria-label={`O que ${node.label} mostra`}
          size="sm"
          boxWidth="auto"
          value={badge.count ?? ''}
          onChange={({ target }) => choose(target.value || undefined)}
        >
          <option value="">Um texto</option>
          {Object.entries(countTitles).map(([count, title]) => (
            <option key={count} value={count}>
              {title}
            </option>
          ))}
        </Select>
        {badge.count === undefined && (
          <Box flex="1 1 120px">
            <Input
              size="sm"
              value={typed.text}
              autoComplete="off"
              onChange={({ target }) => typed.setText(target.value)}
              onBlur={typed.commit}
              onKeyDown={({ key }) => key === 'Enter' && typed.commit()}
            />
          </Box>
        )}
        <Select
          id={`${id}-color`}
          aria-label={`Cor de ${node.label}`}
          size="sm"
          boxWidth="140px"
          value={badge.color ?? ''}
          onChange={({ target }) => write({ ...badge, text: typed.text, color: target.value || undefined })}
        >
          <option value="">Cor da marca</option>
          {Object.entries(colors).map(([color, label]) => (
            <option key={color} value={color}>
              {label}
            </option>
          ))}
        </Select>
      </Flex>
      {length > 0 && (
        <Flex
          gap="2"
          mt="1"
          align="center"
          textStyle="small"
          color={length > fittingLength ? 'warning.fg' : 'fg.muted'}
        >
          <MenuBadge badge={{ text: typed.text, ...(badge.color && { color: badge.color as 'primary' }) }} />
          {length} caracteres
        </Flex>
      )}
    </Box>
  )
}
