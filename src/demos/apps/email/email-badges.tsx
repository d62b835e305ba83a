import { Badge } from '@chakra-ui/react'
import type { EmailSnapshot } from './email.ts'
import { labels } from './labels.ts'

/** What an e-mail is filed under, and whether it is only a draft. */
export function EmailBadges({ email }: { email: EmailSnapshot }) {
  return (
    <>
      {email.draft && (
        <Badge colorPalette="danger" variant="subtle" size="sm">
          Rascunho
        </Badge>
      )}
      {labels
        .filter(({ value }) => email[value])
        .map(({ value, label, palette }) => (
          <Badge key={value} colorPalette={palette} variant="subtle" size="sm">
            {label}
          </Badge>
        ))}
    </>
  )
}
