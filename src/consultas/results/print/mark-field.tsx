import { Button, chakra, Flex } from '@chakra-ui/react'
import { Input } from '@/ui/forms/field.tsx'
import { LimitedField } from '@/ui/forms/limited-field.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

/** In characters: the mark is one line at the foot of the page. */
export const maxMarkLength = 40

const suggestions = ['Confidencial', 'Uso interno', 'Rascunho']

type MarkFieldProps = { mark: string; onChange: (mark: string) => void }

/** Asks for a text that is printed at the foot of each page. */
export const MarkField = ({ mark, onChange }: MarkFieldProps) => (
  <chakra.div pt="4">
    <LimitedField
      label="Marca em cada página"
      help="Opcional. Sai no pé de todas as páginas."
      text={mark}
      max={maxMarkLength}
    >
      <Input
        value={mark}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </LimitedField>
    <Flex gap="1.5" wrap="wrap" mt="2" role="group" aria-label="Marcas usuais">
      {suggestions.map((text) => (
        <Button
          key={text}
          size="xs"
          minH={touchHeight}
          variant="outline"
          colorPalette="neutral"
          aria-pressed={mark === text}
          css={{ '&[aria-pressed=true]': { color: 'primary.fg', bg: 'primary.subtle' } }}
          onClick={() => onChange(mark === text ? '' : text)}
        >
          {text}
        </Button>
      ))}
    </Flex>
  </chakra.div>
)
