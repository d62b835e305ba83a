import { z } from 'zod'
import { iconName, text } from './text.ts'

/** `manifest/content/pricing.yaml` */
export const pricingFile = z.strictObject({
  intro: text.optional(),
  plans: z.array(
    z.strictObject({
      name: text,
      summary: text,
      price: text.default('a definir'),
      period: text.optional(),
      isFeatured: z.boolean().default(false),
      features: z.array(text).default([]),
    }),
  ),
  notes: z.array(text).default([]),
})

/** `manifest/content/faq.yaml` */
export const faqFile = z.strictObject({
  intro: text.optional(),
  sections: z.array(
    z.strictObject({
      title: text,
      icon: iconName.optional(),
      questions: z.array(z.strictObject({ question: text, answer: text })),
    }),
  ),
})

/** `manifest/content/changelog.yaml`, newest release first. Dates are ISO 8601. */
export const changelogFile = z.strictObject({
  releases: z.array(
    z.strictObject({
      version: z.union([text, z.number().transform(String)]),
      date: z.iso.date('Escreva a data como 2024-01-31'),
      summary: text.optional(),
      changes: z.array(z.strictObject({ kind: z.enum(['added', 'changed', 'fixed', 'removed']), text })),
    }),
  ),
})

export type Pricing = z.output<typeof pricingFile>
export type Faq = z.output<typeof faqFile>
export type Changelog = z.output<typeof changelogFile>
