import { Badge } from '@chakra-ui/react'
import { type EmailSnapshot, labels } from './email.ts'

export function EmailBadges({ email }: { email: EmailSnapshot }) {
  return (
    <>
      {email.draft && (
        <Badge colorPalette="danger" variant="subtle" size="sm">
          Rascunho
        </Badge>
      )}
      {email.isArchived && (
        <Badge colorPalette="neutral" variant="subtle" size="sm">
          Arquivado
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
