import { Badge, Button, type SystemStyleObject } from '@chakra-ui/react'
import type { Pricing } from '@manifest/schema/content.ts'
import { LuCheck } from 'react-icons/lu'
import { formatCredits } from '@/lib/format/credits.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

type PlanProps = {
  plan: Pricing['plans'][number]
  /** Buys the plan's credits. Without it the page sells nothing. */
  onBuy: ((plan: string, credits: number) => void) | undefined
}

/** A plan. Subgrid aligns its five parts with the plans beside it. */
export const Plan = ({
  plan: { name, summary, price, period, credits, isFeatured, features },
  onBuy,
}: PlanProps) => (
  <Panel as="li" css={plan} {...(isFeatured ? { borderColor: 'primary.solid' } : {})}>
    <header>
      <h2>{name}</h2>
      {isFeatured && <Badge colorPalette="primary">Mais indicado</Badge>}
    </header>
    <p>{summary}</p>
    <div className="plan-price">
      <p>{price}</p>
      {period && <p>{period}</p>}
      {credits !== undefined && <p className="plan-credits">{formatCredits(credits)}</p>}
    </div>
    <ul>
      {features.map((feature) => (
        <li key={feature}>
          <LuCheck aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
    <div>
      {onBuy && credits !== undefined && (
        <Button
          mt="5"
          width="full"
          minH={touchHeight}
          {...(isFeatured ? {} : { variant: 'outline', colorPalette: 'neutral' })}
          aria-label={`Comprar na demonstração: ${name}`}
          onClick={() => onBuy(name, credits)}
        >
          Comprar na demonstração
        </Button>
      )}
    </div>
  </Panel>
)

const plan: SystemStyleObject = {
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  gap: '0',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    flexWrap: 'wrap',
  },
  '& h2': { textStyle: 'h2' },
  '& > p': { color: 'fg.muted', mt: '1' },
  '& > .plan-price': { mt: '5', pb: '5', borderBottomWidth: '1px' },
  '& > .plan-price > p:first-of-type': { textStyle: 'figure' },
  '& > .plan-price > p + p:not(.plan-credits)': { color: 'fg.muted' },
  '& > .plan-price > .plan-credits': { mt: '2', fontWeight: '500', fontVariantNumeric: 'tabular-nums' },
  '& > ul': { display: 'flex', flexDirection: 'column', gap: '3', listStyleType: 'none', mt: '5' },
  '& > ul > li': { display: 'flex', gap: '3' },
  '& > ul svg': { color: 'success.fg', mt: '0.5', flexShrink: '0', fontSize: '16px' },
}
