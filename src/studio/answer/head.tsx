import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { PartValue } from '@manifest/contract/answer-page.ts'
import { useSnapshot } from 'valtio'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { PlainCheckbox } from '@/ui/forms/plain-checkbox.tsx'
import { Select } from '@/ui/forms/select.tsx'
import type { PartDraft, ValueDraft } from './page-draft.ts'
import { SensitiveMark } from './part-row.tsx'

type HeadProps = { summary: PartDraft; known: PartValue[] }

/** The head of the result: whom or what it is about, a second value and a situation. The user may choose each. */
export function Head({ summary, known }: HeadProps) {
  const { isShown } = useSnapshot(summary)
  return (
    <Box>
      <Flex as="label" align="center" gap="2" mb="1" cursor="pointer">
        <PlainCheckbox
          checked={isShown}
          onChange={({ target }) => {
            summary.isShown = target.checked
          }}
        />
        <Heading as="h3" textStyle="h3">
          Cabeçalho
        </Heading>
      </Flex>
      {isShown ? (
        <Box
          as="ul"
          aria-label="Valores do cabeçalho"
          listStyleType="none"
          m="0"
          ps="6"
          display="grid"
          gap="3"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          {summary.values.map((value) => (
            <HeadValue key={value.id} value={value} known={known} />
          ))}
        </Box>
      ) : (
        <Text textStyle="small" color="fg.muted" ps="6">
          O valor que diz de quem ou de que é o resultado, no alto da página.
        </Text>
      )}
    </Box>
  )
}

/** A value of the head. `value` is the proxy that it changes. */
function HeadValue({ value, known }: { value: ValueDraft; known: PartValue[] }) {
  const { id, proposed, path, label, text, isShown } = useSnapshot(value, { sync: true })
  const isKnown = known.some((one) => one.path === path)
  const choose = (next: string) => {
    const chosen = known.find((one) => one.path === next)
    if (chosen) Object.assign(value, { ...chosen, id, isShown: true, isChosen: true })
    else if (next === '') value.isShown = false
  }
  return (
    <li>
      <Flex align="flex-end" gap="2">
        <Box flex="1" minW="0">
          <FormField label={proposed} help={isShown && text !== '' ? `No exemplo: ${text}` : undefined}>
            <Select size="sm" value={isShown ? path : ''} onChange={({ target }) => choose(target.value)}>
              {id !== 'value' && <option value="">Nenhum</option>}
              {!isKnown && <option value={path}>{path}</option>}
              {known.map((one) => (
                <option key={one.path} value={one.path}>
                  {one.label} ({one.path})
                </option>
              ))}
            </Select>
          </FormField>
        </Box>
        {isShown && id === 'detail' && (
          <Box flex="0 1 40%" minW="0" alignSelf="flex-start">
            <FormField label="Rótulo do detalhe">
              <Input
                size="sm"
                value={label}
                autoComplete="off"
                onChange={({ target }) => {
                  value.label = target.value
                }}
              />
            </FormField>
          </Box>
        )}
      </Flex>
      {isShown && id !== 'status' && (
        <Box mt="1">
          <SensitiveMark name={proposed} part={value} />
        </Box>
      )}
    </li>
  )
}
