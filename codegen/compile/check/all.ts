import { checkDossieAccess, checkHomeAccess, checkMenuAccess, checkPublicAccess } from './access.ts'
import { checkBatchForms, checkBatchPaths } from './batches.ts'
import { checkBrandCharts, checkBrandPrimary } from './brand-colors.ts'
import { checkBrandFiles } from './brand-files.ts'
import { checkCast, checkCastReferences } from './cast.ts'
import { checkCastMismatch } from './cast-mismatch.ts'
import type { Check } from './check.ts'
import { checkCounts } from './counts.ts'
import { checkDossieInputs, checkDossieParts } from './dossie-parts.ts'
import { checkDossieTemplates } from './dossie-templates.ts'
import { checkExampleValues } from './example-values.ts'
import { checkDuplicateFields, checkFieldNames } from './fields.ts'
import { checkFileNames } from './file-names.ts'
import { checkFindingTargets, checkFindingValues } from './findings.ts'
import { checkIcons } from './icons.ts'
import { checkLinks, checkRedirects } from './links.ts'
import { checkCurrency, checkLocale } from './locale.ts'
import { checkBadgeNumbers, checkMenuTitles } from './menu-entries.ts'
import { checkOpening, checkSourcePages } from './opening.ts'
import { checkPages } from './pages.ts'
import { checkDeclaredPurposes, checkSentPurposes } from './purposes.ts'
import { checkRoles, checkUnusedRoles } from './roles.ts'
import { checkPublicValues, checkSensitivity } from './sensitivity.ts'
import { checkSources, checkUnusedSources } from './sources.ts'
import { checkPurposeCodes, checkSupplierPurposes } from './supplier-purposes.ts'
import {
  checkSupplierAnswers,
  checkSupplierNotFound,
  checkSuppliers,
  checkUnusedSuppliers,
} from './suppliers.ts'
import { checkUniquePaths } from './unique-paths.ts'

/** Their order does not matter, because diagnostics are sorted by position. */
export const checks: Check[] = [
  checkUniquePaths,
  checkLinks,
  checkRedirects,
  checkPages,
  checkIcons,
  checkBadgeNumbers,
  checkFileNames,
  checkSources,
  checkSuppliers,
  checkSupplierAnswers,
  checkSupplierNotFound,
  checkSupplierPurposes,
  checkPurposeCodes,
  checkUnusedSuppliers,
  checkFieldNames,
  checkDuplicateFields,
  checkDossieParts,
  checkDossieTemplates,
  checkDossieInputs,
  checkExampleValues,
  checkFindingValues,
  checkFindingTargets,
  checkBatchForms,
  checkBatchPaths,
  checkOpening,
  checkSourcePages,
  checkUnusedSources,
  checkCounts,
  checkMenuTitles,
  checkSensitivity,
  checkPublicValues,
  checkRoles,
  checkUnusedRoles,
  checkPublicAccess,
  checkHomeAccess,
  checkMenuAccess,
  checkDossieAccess,
  checkDeclaredPurposes,
  checkSentPurposes,
  checkLocale,
  checkCurrency,
  checkBrandPrimary,
  checkBrandCharts,
  checkBrandFiles,
  checkCast,
  checkCastReferences,
  checkCastMismatch,
]
