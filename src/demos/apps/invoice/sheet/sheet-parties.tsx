import { Box, Grid, Text } from '@chakra-ui/react'
import { app } from '@/generated/app.ts'
import { labelDocument } from '../client-document.ts'
import type { InvoiceSnapshot } from '../invoice.ts'

export const issuer = () => ({
  name: `${app.product} Demonstração Ltda.`,
  document: 'CNPJ 00.000.000/0000-00',
  email: app.auth.seedUser?.email ?? '',
  address: 'Rua do Exemplo, 1, 2º andar\nCentro, São Paulo, SP',
})

export function SheetParties({ client }: { client: InvoiceSnapshot['client'] }) {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(200px, 100%), 1fr))" gap="6">
      <Party title="De" party={issuer()} />
      <Party title="Para" party={client} />
    </Grid>
  )
}

function Party({ title, party }: { title: string; party: InvoiceSnapshot['client'] }) {
  const { name, document, email, address } = party
  const details = [labelDocument(document), email, address].filter(Boolean)
  return (
    <Box overflowWrap="anywhere">
      <Text textStyle="small" color="fg.muted">
        {title}
      </Text>
      <Text fontWeight="600" mt="1">
        {name}
      </Text>
      {details.map((detail) => (
        <Text key={detail} color="fg.muted" whiteSpace="pre-line">
          {detail}
        </Text>
      ))}
    </Box>
  )
}
