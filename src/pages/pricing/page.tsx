import { Button, Flex, Grid, Text } from '@chakra-ui/react'
import type { Pricing } from '@manifest/content.ts'
import type { App } from '@manifest/resolved.ts'
import { LuCoins, LuExternalLink } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { pricing } from '@/generated/content/pricing.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { RouteHeader } from '@/ui/route-header.tsx'
import { Plan } from './plan.tsx'

const { intro, plans, notes }: Pricing = pricing

const { vendor }: App['footer'] = app.footer

/** The credit plans that the manifest declares. Nothing is sold here, so that the action is to ask. */
export default function PricingPage() {
  return (
    <>
      <RouteHeader actions={vendor && <ContactLink {...vendor} />} />
      {intro && (
        <Text color="fg.muted" maxW="70ch" mb="6">
          {intro}
        </Text>
      )}
      {plans.length === 0 && <EmptyState icon={<LuCoins />} title="Nenhum plano publicado" />}
      <Grid
        gap="4"
        templateColumns={{
          base: '1fr',
          sm: 'repeat(2, 1fr)',
          xl: `repeat(${Math.min(4, plans.length || 1)}, 1fr)`,
        }}
      >
        {plans.map((plan) => (
          <Plan key={plan.name} plan={plan} />
        ))}
      </Grid>
      <Flex as="ul" direction="column" gap="1.5" mt="6" color="fg.muted" textStyle="small" ps="4" listStyleType="disc">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Flex>
    </>
  )
}

function ContactLink({ name, url }: { name: string; url: string }) {
  return (
    <Button asChild variant="outline" colorPalette="neutral">
      <a href={url} target="_blank" rel="noreferrer">
        Falar com {name} <LuExternalLink aria-hidden="true" />
      </a>
    </Button>
  )
}
