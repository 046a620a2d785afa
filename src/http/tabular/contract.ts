/** What the OpenAPI document says of the contract's routes; `routes.ts` answers them. */

import { answers } from './answers.ts';
import { type DescribedRoute, openapiOf } from './openapi.ts';
import { requests } from './wire.ts';

/** Where the document lies. */
export const tabularDocument = '/docs/tabular.json';

export const contractRoutes: readonly DescribedRoute[] = [
  {
    method: 'get',
    path: '/v1/model-limits',
    operationId: 'modelLimits',
    summary: 'The ceilings of rows, columns, cells, classes and bytes',
    open: true,
    response: answers.limits,
  },
  {
    method: 'post',
    path: '/v1/uploads',
    operationId: 'planUpload',
    summary: 'An address to PUT a gzipped payload to, or several for a large one',
    description:
      'The payload is gzipped JSON: `task`, `targetColumn`, `featureColumns`, `trainingFeatures`, `trainingTarget` and `rows`; ' +
      'for a forecast `kind`, `context`, `future`, `predictionLength` and `quantiles`, and where it is wanted `keepUnfinished`: ' +
      'false leaves out the last value of a series where it looks like that of a month, week, quarter or year that is not over. ' +
      '`rows` and `columns` are hints and come together.',
    request: requests.upload,
    response: answers.uploadPlan,
  },
  {
    method: 'post',
    path: '/v1/fits',
    operationId: 'fit',
    summary: 'Fit a context that later predictions name',
    request: requests.fit,
    response: answers.fit,
  },
  {
    method: 'get',
    path: '/v1/fits/:contextId',
    operationId: 'context',
    summary: 'A context; it can be used when its status is ready',
    response: answers.context,
  },
  {
    method: 'post',
    path: '/v1/predictions',
    operationId: 'predict',
    summary: 'Predict rows, with the training rows beside them or with a fitted context',
    request: [requests.inlinePrediction, requests.contextPrediction],
    response: answers.job,
  },
  {
    method: 'get',
    path: '/v1/predictions/:jobId',
    operationId: 'job',
    summary: 'A job of any kind, as it stands now',
    response: answers.job,
  },
  {
    method: 'get',
    path: '/v1/predictions/:jobId/result',
    operationId: 'result',
    summary: 'The result of a prediction or a forecast',
    response: answers.prediction,
  },
  {
    method: 'post',
    path: '/v1/evaluations',
    operationId: 'evaluate',
    summary: 'Estimate how well a target can be predicted',
    request: requests.evaluation,
    response: answers.job,
  },
  {
    method: 'get',
    path: '/v1/evaluations/:jobId/result',
    operationId: 'evaluationResult',
    summary: 'The result of an evaluation',
    response: answers.evaluation,
  },
  {
    method: 'post',
    path: '/v1/forecasts',
    operationId: 'forecast',
    summary: 'Continue time series (beta)',
    request: requests.forecast,
    response: answers.job,
  },
  {
    method: 'post',
    path: '/v1/warm',
    operationId: 'warm',
    summary: 'Make sure that a worker is ready',
    request: requests.warm,
    response: answers.warm,
  },
];

export const contractOpenapi = (): object =>
  openapiOf({
    title: 'Tabular Prediction Job Service',
    description: 'Datasets in, predictions out: upload a payload, submit a job, poll it, read its result.',
    prefix: '',
    routes: contractRoutes,
    schemas: [...Object.values(requests), ...Object.values(answers)],
    refusals: [answers.error, answers.bareError],
  });
