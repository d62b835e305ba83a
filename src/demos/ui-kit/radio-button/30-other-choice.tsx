import { RadioGroup, Stack } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { restBorder } from './group.tsx'

export const meta = { title: 'Com outra resposta', description: 'A última opção abre um campo.' }

const sources = { indicacao: 'Indicação', busca: 'Busca na internet', outra: 'Outra' }

/** The last choice asks for more. Its field gets the focus only after a click, so that arrow keys can go on. */
export default function OtherChoice() {
  const [source, setSource] = useState<string | null>('indicacao')
  const field = useRef<HTMLInputElement>(null)
  const isClick = useRef(false)
  useEffect(() => {
    if (source === 'outra' && isClick.current) field.current?.focus()
    isClick.current = false
  }, [source])
  return (
    <RadioGroup.Root
      recipe={radioGroupSlotRecipe}
      value={source}
      onValueChange={({ value }) => setSource(value)}
      onPointerDown={() => {
        isClick.current = true
      }}
      onKeyDown={() => {
        isClick.current = false
      }}
    >
      <RadioGroup.Label fontWeight="600" display="block" mb="3">
        Como nos conheceu
      </RadioGroup.Label>
      <Stack gap="3">
        {Object.entries(sources).map(([value, name]) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator css={restBorder} />
            <RadioGroup.ItemText>{name}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
        {source === 'outra' && (
          <TextField ref={field} label="Qual?" placeholder="Uma feira, um jornal…" autoComplete="off" />
        )}
      </Stack>
    </RadioGroup.Root>
  )
}
