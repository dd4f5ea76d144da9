/**
 * The part of an address that names a picture. CRMs sign the addresses of their storage for some hours, so that each
 * export has other addresses for the same pictures.
 */

/** The parameters of signatures: the first one of a scheme shows that it is used, and all of them are left out. */
const SIGNATURES: readonly { readonly sign: RegExp; readonly parameters: RegExp }[] = [
  // Shared access signatures of Azure Storage.
  { sign: /^sig$/, parameters: /^(?:s[vsrtpe]|srt|spr|sip|sig|sdd|sk(?:oid|tid|t|e|s|v)|saoid|suoid|scid)$/ },
  // Signature version 4 of Amazon S3, and that of Google Cloud Storage.
  { sign: /^x-amz-signature$/, parameters: /^x-amz-/ },
  { sign: /^x-goog-signature$/, parameters: /^x-goog-/ },
  // Signature version 2 of both, and signed addresses of CloudFront.
  {
    sign: /^signature$/,
    parameters: /^(?:signature|expires|awsaccesskeyid|googleaccessid|key-pair-id|policy|hash-algorithm)$/,
  },
]

/** The address without the parameters of a signature; `ignored` are further parameters that name no picture. */
export function lastingAddress(url: URL, ignored: readonly string[] = []): string {
  const names = [...url.searchParams.keys()].map((name) => name.toLowerCase())
  const used = SIGNATURES.filter(({ sign }) => names.some((name) => sign.test(name)))
  const also = new Set(ignored.map((name) => name.toLowerCase()))
  const isTemporary = (name: string) => also.has(name) || used.some(({ parameters }) => parameters.test(name))
  const lasting = new URL(url)
  lasting.hash = ''
  if (!names.some(isTemporary)) return lasting.href
  for (const name of url.searchParams.keys())
    if (isTemporary(name.toLowerCase())) lasting.searchParams.delete(name)
  return lasting.href
}
