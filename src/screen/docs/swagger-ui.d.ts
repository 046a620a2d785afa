declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Viewer {
    preauthorizeApiKey(scheme: string, key: string): void;
  }
  export default function SwaggerUI(options: {
    readonly domNode: HTMLElement;
    readonly spec: object;
    readonly validatorUrl: null;
    readonly syntaxHighlight: { readonly activated: false };
    readonly defaultModelsExpandDepth: number;
    onComplete(): void;
  }): Viewer;
}
