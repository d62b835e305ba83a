import type { Severity } from '@manifest/schema/result.ts'
import { orangeCss } from '@/ui/theme/orange.ts'

export const severityProps = (severity: Severity) =>
  severity === 'orange' ? { css: orangeCss } : { colorPalette: severity }
