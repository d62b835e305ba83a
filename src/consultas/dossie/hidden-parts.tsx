import { Text } from '@chakra-ui/react'
import { formatCounted } from '@/lib/format/quantity.ts'

/** How many consultas of a dossiê the user may not see; which, is not said. */
export function HiddenParts({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Text color="fg.muted" mb="4">
      {`A sua conta não tem acesso a ${formatCounted(count, 'consulta', 'consultas')} deste dossiê.`}
    </Text>
  )
}
