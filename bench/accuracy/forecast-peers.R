# Reads the JSON lines of forecast-series.R on stdin and writes, per series, what R's forecast package answers with the
# last h observations held out: naive2, ets, thetaf (and auto.arima with argument "arima"), their 80 % and 95 % limits
# and quantile deciles' ends, and seconds of work.
suppressMessages({ library(forecast); library(jsonlite) })
arguments <- commandArgs(TRUE)
with_arima <- "arima" %in% arguments
only <- if (any(c("tune", "report") %in% arguments)) intersect(arguments, c("tune", "report"))[1] else "report"
shape <- function(f) list(mean = as.numeric(f$mean), lower = unname(apply(f$lower, 2, as.numeric)), upper = unname(apply(f$upper, 2, as.numeric)))
naive2 <- function(x, h) {  # the M competitions' benchmark: naive on seasonally adjusted data
  m <- frequency(x); n <- length(x); season <- rep(1, h)
  if (m > 1 && n >= 3 * m) {
    r <- acf(x, lag.max = m, plot = FALSE)$acf[-1]
    if (abs(r[m]) > 1.645 * sqrt((1 + 2 * sum(r[-m]^2)) / n) && min(x) > 0) {
      s <- decompose(x, type = "multiplicative"); x <- x / s$seasonal
      season <- as.numeric(tail(s$seasonal, m))[rep_len(seq_len(m), h)]
    }
  }
  as.numeric(tail(x, 1)) * season
}
input <- file("stdin"); open(input)
while (length(line <- readLines(input, n = 1)) > 0) {
  one <- fromJSON(line)
  if (one$set != only) next
  n <- length(one$values) - one$h
  x <- ts(one$values[seq_len(n)], frequency = one$frequency)
  levels <- c(20, 40, 60, 80, 95)
  answer <- list(name = one$name)
  answer$naive2 <- list(mean = naive2(x, one$h))
  timed <- function(call) {
    seconds <- system.time(f <- try(suppressWarnings(call()), silent = TRUE))[["elapsed"]]
    if (inherits(f, "try-error")) return(list(mean = answer$naive2$mean, seconds = seconds, failed = TRUE))
    c(shape(f), seconds = seconds)
  }
  answer$ets <- timed(function() if (one$frequency > 24 && n >= 2 * one$frequency) stlf(x, h = one$h, level = levels, method = "ets")
                      else forecast(ets(x), h = one$h, level = levels))
  answer$theta <- timed(function() thetaf(x, h = one$h, level = levels))
  if (with_arima) answer$arima <- timed(function() forecast(auto.arima(x), h = one$h, level = levels))
  cat(toJSON(answer, auto_unbox = TRUE, digits = 10), "\n", sep = "")
}
