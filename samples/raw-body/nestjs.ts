// In main.ts: NestFactory.create(AppModule, { rawBody: true }).
// Without it request.rawBody is undefined.
import {
  Controller,
  Headers,
  HttpCode,
  Post,
  RawBodyRequest,
  Req,
  UnauthorizedException,
} from '@nestjs/common';
import type { Request } from 'express';
import {
  CallbackVerifier,
  InvalidCallbackError,
} from './callback-verifier.mjs';
// Yours: storeOnce does nothing when this id and revision are
// already stored.
import { Orders } from './orders';

@Controller('callbacks')
export class CallbacksController {
  private readonly verifier = CallbackVerifier.fromEnvironment();

  constructor(private readonly orders: Orders) {}

  @Post('gateway')
  @HttpCode(204)
  async receive(
    @Req() request: RawBodyRequest<Request>,
    @Headers('x-timestamp') timestamp?: string,
    @Headers('x-signature') signature?: string,
  ): Promise<void> {
    await this.orders.storeOnce(
      this.verified(
        request.rawBody ?? Buffer.alloc(0),
        timestamp,
        signature,
      ),
    );
  }

  private verified(
    rawBody: Buffer,
    timestamp?: string,
    signature?: string,
  ) {
    try {
      return this.verifier.verify(rawBody, timestamp, signature);
    } catch (error) {
      if (error instanceof InvalidCallbackError) {
        throw new UnauthorizedException();
      }
      throw error;
    }
  }
}
