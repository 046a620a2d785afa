/** Spans, where the host program has OpenTelemetry's API and a tracer behind it. */

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface Tracing {
  /** Runs a task within a span of its own, a child of the one it is started in; a failure is noted in it. */
  span<T>(name: string, attributes: SpanAttributes, task: () => Promise<T>): Promise<T>;
  /** As `span`, for a request: a child of the span that its headers tell of. */
  request<T>(name: string, attributes: SpanAttributes, headers: Headers, task: () => Promise<T>): Promise<T>;
}

/** @returns null where `@opentelemetry/api` is not installed */
export async function loadTracing(): Promise<Tracing | null> {
  const api = await import('@opentelemetry/api').catch(() => null);
  if (api === null) return null;
  const { context, propagation, SpanKind, SpanStatusCode, trace } = api;
  const tracer = trace.getTracer('graticule');
  const fromHeaders = {
    keys: (headers: Headers) => [...headers.keys()],
    get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  };
  async function run<T>(
    name: string,
    attributes: SpanAttributes,
    parent: ReturnType<typeof context.active>,
    kind: (typeof SpanKind)['INTERNAL'] | (typeof SpanKind)['SERVER'],
    task: () => Promise<T>,
  ): Promise<T> {
    const span = tracer.startSpan(name, { attributes, kind }, parent);
    try {
      return await context.with(trace.setSpan(parent, span), task);
    } catch (error) {
      const { message } = error as Partial<Error>;
      span.setStatus({ code: SpanStatusCode.ERROR, ...(message !== undefined && { message }) });
      throw error;
    } finally {
      span.end();
    }
  }
  return {
    span: (name, attributes, task) => run(name, attributes, context.active(), SpanKind.INTERNAL, task),
    request: (name, attributes, headers, task) =>
      run(
        name,
        attributes,
        propagation.extract(context.active(), headers, fromHeaders),
        SpanKind.SERVER,
        task,
      ),
  };
}
