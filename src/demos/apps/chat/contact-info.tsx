import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { formatCount } from '@/lib/format/quantity.ts'
import { fullTime } from '@/lib/format/relative-time.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { type ContactSnapshot, statusNames } from './chat.ts'

type ContactInfoProps = { contact: ContactSnapshot; messageCount: number }

export function ContactInfo({ contact, messageCount }: ContactInfoProps) {
  const { fullName, role, avatar, status, lastmessageTime } = contact
  const facts = [
    ['Área', role],
    ['Status', statusNames[status]],
    ['Mensagens', formatCount(messageCount)],
    ['Última mensagem', fullTime(Date.parse(lastmessageTime))],
  ]
  return (
    <Box p="5">
      <Flex direction="column" align="center" textAlign="center" gap="3" mb="5">
        <Portrait image={avatar} name={fullName} size="20" />
        <Text fontWeight="600" overflowWrap="anywhere">
          {fullName}
        </Text>
      </Flex>
      <chakra.dl display="grid" gap="3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <chakra.dt color="fg.muted" textStyle="small">
              {label}
            </chakra.dt>
            <dd>{value}</dd>
          </div>
        ))}
      </chakra.dl>
    </Box>
  )
}
