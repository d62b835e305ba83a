import { diffManifests, type ManifestChange } from '../../../codegen/diff/diff-manifests.ts'
import { type Files, modelOf } from '../support/model-of.ts'

/** What changed from some files of the small manifest to others. */
export const changesBetween = (before: Files, after: Files): ManifestChange[] =>
  diffManifests(modelOf(before), modelOf(after), 'HEAD')

/** A change as a few words. */
export const inWords = ({ change, subject, name, key, breaking }: ManifestChange) =>
  [change, subject, name, key, breaking && `[${breaking.rule}]`].filter(Boolean).join(' ')
