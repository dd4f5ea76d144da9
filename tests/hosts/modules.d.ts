/** The functions of hosts that these tests call. They are installed in this folder only, so that their types stand here. */
declare module '@netlify/redirect-parser' {
  interface Redirect {
    readonly from: string
    readonly to?: string
    readonly status?: number
    readonly force?: boolean
  }
  export function parseAllRedirects(files: {
    readonly redirectsFiles: readonly string[]
  }): Promise<{ readonly redirects: readonly Redirect[]; readonly errors: readonly Error[] }>
}

declare module '@netlify/headers-parser' {
  interface HeaderRule {
    readonly for: string
    readonly values: Readonly<Record<string, unknown>>
  }
  export function parseAllHeaders(files: {
    readonly headersFiles: readonly string[]
  }): Promise<{ readonly headers: readonly HeaderRule[]; readonly errors: readonly Error[] }>
}

declare module '@vercel/routing-utils' {
  type Route = Readonly<Record<string, unknown>>
  export function getTransformedRoutes(config: object): {
    readonly routes: readonly Route[] | null
    readonly error: unknown
  }
  export function isHandler(route: Route): boolean
}

declare module '@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js' {
  interface Rules {
    readonly invalid: readonly object[]
    readonly rules: readonly object[]
  }
  export function createMetadataObject(rules: { readonly redirects: Rules; readonly headers: Rules }): object
}

declare module '@cloudflare/pages-shared/dist/asset-server/handler.js' {
  export function generateHandler<Asset>(handler: {
    readonly request: Request
    readonly metadata: object
    readonly logError: (error: Error) => void
    readonly findAssetEntryForPath: (path: string) => Promise<Asset | null>
    readonly getAssetKey: (asset: Asset) => string
    readonly negotiateContent: () => { readonly encoding: null }
    readonly fetchAsset: (key: string) => Promise<{ readonly body: unknown; readonly contentType: string }>
  }): Promise<Response>
}
