import { chakra, Flex } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { PlainCheckbox } from '@/ui/forms/plain-checkbox.tsx'

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
