import { Box, Flex, Text } from '@chakra-ui/react'
import type { FormNode } from '@manifest/contract/studio.ts'
import { MenuBadge } from '@/ui/feedback/badge.tsx'
import { Input } from '@/ui/forms/input.tsx'
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

const readBadge = (value: unknown) => {
  if (typeof value === 'object' && value !== null && 'text' in value)
    return { text: String(value.text), color: 'color' in value ? String(value.color) : undefined }
  return { text: value === undefined || typeof value === 'object' ? '' : String(value), color: undefined }
}

/** A badge's text and colour, with the badge as the menu shows it and the length of its text. */
export function BadgeControl({ node }: { node: FormNode }) {
  const { set, remove } = useNodeEdits(node.path, node.label)
  const badge = readBadge(node.value)
  const isCounted = typeof node.value === 'object' && node.value !== null && 'count' in node.value
  const write = (text: string, color: string | undefined) => {
    if (text === '') remove()
    else set(color === undefined ? text : { text, color })
  }
  const typed = useTypedText(badge.text, (text) => write(text, badge.color))
  if (isCounted)
    return <Text color="fg.muted">O número é contado pelo manifesto: {JSON.stringify(node.value)}</Text>
  const { length } = typed.text
  return (
    <Box>
      <Flex gap="2" align="center">
        <Input
          size="sm"
          value={typed.text}
          autoComplete="off"
          onChange={({ target }) => typed.setText(target.value)}
          onBlur={typed.commit}
          onKeyDown={({ key }) => key === 'Enter' && typed.commit()}
        />
        <Select
          aria-label={`Cor de ${node.label}`}
          size="sm"
          boxWidth="140px"
          value={badge.color ?? ''}
          onChange={({ target }) => write(badge.text, target.value || undefined)}
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
