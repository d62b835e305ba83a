import { chakra, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuCheck } from 'react-icons/lu'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { bindText, Small } from '../basics.tsx'

export const meta = { title: 'Cores', description: 'Amostras prontas, o seletor do navegador e o código.' }

/** Dark enough for a white check mark. */
const swatches = {
  '#0f766e': 'Verde-azulado',
  '#1d64c8': 'Azul',
  '#6d28d9': 'Roxo',
  '#be185d': 'Rosa',
  '#b45309': 'Âmbar',
  '#334155': 'Grafite',
}

/** Returns the color as the control has it: `#` and six digits. */
const readHex = (text: string) => /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()

export default function ColorChoice() {
  const name = useId()
  const [color, setColor] = useState('#1d64c8')
  const [text, setText] = useState(color)
  const isInvalid = readHex(text) === undefined

  function choose(next: string) {
    setColor(next)
    setText(next)
  }

  function write(next: string) {
    setText(next)
    const hex = readHex(next)
    if (hex) setColor(`#${hex}`)
  }

  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="600" mb="3">
        Cor da marca
      </chakra.legend>
      <Flex gap="2" wrap="wrap" mb="4">
        {Object.entries(swatches).map(([hex, label]) => (
          <chakra.label key={hex} title={label} style={{ background: hex }} css={swatchCss}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={color === hex}
              onChange={() => choose(hex)}
            />
            {color === hex && <LuCheck aria-hidden="true" />}
          </chakra.label>
        ))}
      </Flex>
      <Flex gap="4" align="flex-start">
        <FormField
          label="Código hexadecimal"
          error={isInvalid ? 'Use seis dígitos, como #1d64c8' : undefined}
        >
          <Input spellCheck={false} autoComplete="off" {...bindText(text, write)} />
        </FormField>
        <chakra.label flexShrink="0" fontWeight="500">
          Qualquer cor
          <chakra.input
            type="color"
            value={color}
            onChange={({ target }) => choose(target.value)}
            display="block"
            mt="1.5"
            width="20"
            height="10"
            p="1"
            borderWidth="1px"
            borderColor="border.control"
            borderRadius="control"
            cursor="pointer"
            focusVisibleRing="outside"
          />
        </chakra.label>
      </Flex>
      <Small role="status" mt="2">
        Escolhida: {swatches[color as keyof typeof swatches] ?? color}
      </Small>
    </chakra.fieldset>
  )
}

const swatchCss = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSize: '9',
  borderRadius: 'full',
  color: 'white',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: '0', boxSize: 'full', opacity: '0', cursor: 'pointer' },
  '&:has(:checked)': { outline: '2px solid', outlineColor: 'border.control', outlineOffset: '2px' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const
